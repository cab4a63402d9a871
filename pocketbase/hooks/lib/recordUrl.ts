/**
 * Returns the URL that opens a record in PocketBase's dashboard.
 * @param site PocketBase's URL, without a slash at its end; '' for a path
 */
export const recordUrl = (site: string, collection: string, id: string): string =>
  `${site}/_/#/collections?collection=${encodeURIComponent(collection)}&record=${encodeURIComponent(id)}`;

/**
 * Returns the URL that opens a record in PocketBase's dashboard.
 * @param site PocketBase's URL, without a slash at its end; '' for a path
 */
export const recordUrl = (site: string, collection: string, id: string): string =>
  `${site}/_/#/collections?collection=${encodeURIComponent(collection)}&record=${encodeURIComponent(id)}`;

/** The parameter of the dashboard's URL that opens the prepared version of a record. */
export const PREPARED = 'prepared';

/** Returns the path that opens the prepared version of a record in the dashboard. */
export const preparedUrl = (collection: string, id: string): string =>
  recordUrl('', collection, id).replace('/_/', `/_/?${PREPARED}=${id}`);

/** Returns the path of the editing page (editing/) of a record, or of the record that it is a part of. */
export const editPath = (collection: string, id: string): string =>
  `/_site/edit/${encodeURIComponent(collection)}/${encodeURIComponent(id)}`;

import type { Options } from '../options/Options';

/** Where an editor opens a record: the address that PocketBase's dashboard shows for it. */
export const dashboardAddress = (
  { dashboardUrl, url }: Pick<Options, 'dashboardUrl' | 'url'>,
  collection: string,
  recordId: string,
): string => {
  const base = (dashboardUrl ?? url).replace(/\/+$/, '').replace(/\/_$/, '');
  return `${base}/_/#/collections?collection=${encodeURIComponent(collection)}&record=${encodeURIComponent(recordId)}`;
};

import type { RecordName } from '../UserError';

/**
 * The URL of a record in the dashboard.
 * @param dashboardUrl URL of the dashboard without `/_/`
 */
export function dashboardLink(dashboardUrl: string, { collection, id }: RecordName): string {
  const base = dashboardUrl.replace(/\/+$/, '').replace(/\/_$/, '');
  return `${base}/_/#/collections?collection=${encodeURIComponent(collection)}&record=${encodeURIComponent(id)}`;
}

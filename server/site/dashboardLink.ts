import type { RecordName } from '../UserError';

/**
 * Where an editor opens a record.
 * @param dashboardUrl address at which the dashboard stands, without `/_/`
 */
export function dashboardLink(dashboardUrl: string, { collection, id }: RecordName): string {
  const base = dashboardUrl.replace(/\/+$/, '').replace(/\/_$/, '');
  return `${base}/_/#/collections?collection=${encodeURIComponent(collection)}&record=${encodeURIComponent(id)}`;
}

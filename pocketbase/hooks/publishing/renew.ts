import { moment } from '../lib/moment';
import { fenced } from './fenced';
import { LEASE_MS } from './lease';

/**
 * A builder says that it lives, and how far it is.
 * @returns whether its lease holds
 */
export function renew(
  app: core.App,
  { fence, status, progress }: { fence: number; status?: 'building' | 'checking'; progress?: string },
): boolean {
  return fenced(app, fence, (transaction, row, build) => {
    row.set('lease_until', moment(Date.now() + LEASE_MS));
    transaction.save(row);
    if (!status && progress === undefined) return;
    if (status) build.set('status', status);
    if (progress !== undefined) build.set('progress', progress.slice(0, 100));
    transaction.save(build);
  });
}

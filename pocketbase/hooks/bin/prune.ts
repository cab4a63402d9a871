import { moment } from '../lib/moment';

const AT_ONCE = 200;

/** Deletes expired rows of the bin, with their files. */
export function prune(app: core.App) {
  for (;;) {
    const rows = app.findRecordsByFilter('bin', 'expires_at < {:now}', '@rowid', AT_ONCE, 0, { now: moment() });
    rows.forEach((row) => app.delete(row));
    if (rows.length < AT_ONCE) return;
  }
}

import { withoutLanguage } from '../lib/addressOf';
import { siteNow } from '../release/loadLive';
import type { ShrinkSet } from './types';

/** SQLite accepts some thousands of parameters in one query. */
const AT_ONCE = 500;

/**
 * The newest row of the bin for each record, and for each page whose record is not listed, that a build would take away.
 * @returns the latest deletion first
 */
export function rowsOf(app: core.App, { records, pages }: ShrinkSet): core.Record[] {
  const { homes = {} } = siteNow();
  const ids = Object.values(records).flat();
  const paths = [...new Set(pages.map((page) => withoutLanguage(page, homes)))];
  const found = [...findBy(app, 'record', ids), ...findBy(app, 'path', paths)].filter(
    (row) => row.getString('kind') === 'deleted' || isWithdrawn(app, row),
  );
  const newest = new Map<string, core.Record>();
  found
    .sort((one, other) => (one.getString('created') < other.getString('created') ? 1 : -1))
    .forEach((row) => {
      const key = `${row.getString('collection')} ${row.getString('record')}`;
      if (!newest.has(key)) newest.set(key, row);
    });
  return [...newest.values()];
}

function isWithdrawn(app: core.App, row: core.Record) {
  return app.findRecordsByIds(row.getString('collection'), [row.getString('record')]).length > 0;
}

function findBy(app: core.App, column: string, values: string[]) {
  const rows: core.Record[] = [];
  for (let at = 0; at < values.length; at += AT_ONCE) {
    rows.push(...app.findAllRecords('bin', $dbx.in(column, ...values.slice(at, at + AT_ONCE))));
  }
  return rows;
}

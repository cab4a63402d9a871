import type { Shrink } from '../../../src/lib/publishing/protocol';
import { withoutLanguage } from '../lib/pagePaths';
import { relationsOf } from '../lib/describeRecord';
import { siteNow } from '../release/loadLive';
import type { ShrinkItem } from './types';

/** SQLite accepts some thousands of parameters in one query. */
const AT_ONCE = 500;

/**
 * The newest row of the bin for each record, and for each page whose record is not listed, that a build would take away.
 * @returns the latest deletion first
 */
export function rowsOf(app: core.App, { records, pages }: Shrink): core.Record[] {
  const { homes } = siteNow();
  const ids = Object.values(records).flat();
  const paths = [...new Set(pages.map((page) => withoutLanguage(page, homes)))];
  const isGone = (row: core.Record) => row.getString('kind') === 'deleted' || isWithdrawn(app, row);
  // An earlier page at the same path went with a release long ago.
  const atPaths = newestOf(findBy(app, 'path', paths).filter(isGone), (row) => row.getString('path'));
  const found = [...findBy(app, 'record', ids).filter(isGone), ...atPaths];
  return newestOf(found, (row) => `${row.getString('collection')} ${row.getString('record')}`);
}

/** The newest row of each key, the newest first. */
function newestOf(rows: core.Record[], keyOf: (row: core.Record) => string): core.Record[] {
  const newest = new Map<string, core.Record>();
  rows
    .sort((one, other) => (one.getString('created') < other.getString('created') ? 1 : -1))
    .forEach((row) => {
      if (!newest.has(keyOf(row))) newest.set(keyOf(row), row);
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

/** A row of the bin: a deletion or withdrawal, its person and time. */
interface BinRow extends ShrinkItem {
  by_id: string;
}

/**
 * Describes the loss of a refused build for people, and stores on its row the set that a permission would cover.
 * @param app of a transaction
 * @param build that failed, not saved yet
 * @param set from the builder
 */
export function describeShrink(app: core.App, build: core.Record, set: Shrink) {
  const rows = rowsOf(app, set).map((row) => {
    const text = (name: string) => row.getString(name);
    const item = { kind: text('kind'), collection: text('collection'), record: text('record'), label: text('label') };
    return { ...item, path: text('path'), by: text('by'), at: text('created'), by_id: text('by_id') };
  });
  build.set('shrink', summarise(app, set, rows));
  // Only the newest failure can be allowed; older sets would fill every list of builds.
  app.db().newQuery("UPDATE {{builds}} SET [[shrink_set]] = 'null' WHERE [[shrink_allowed_by]] = ''").execute();
  build.set('shrink_set', set);
}

/** Nobody reads a longer list; the counts are complete. */
const MOST_ITEMS = 100;
/** Pages of lists: they are lost together with the articles that they list. */
const LISTS = /\/page\/\d+\/$|^\/blog\/tag\//;

/** Summarises a loss for people, with the data that decides who may confirm it. @param rows of the bin */
function summarise(app: core.App, set: Shrink, rows: BinRow[]) {
  const known = rows.map(({ record }) => record);
  const named = Object.entries(set.records).map(([collection, ids]) => [collection, ids.length]);
  const counts = named.length > 0 ? Object.fromEntries(named) : countBy(rows);
  // Without records the number of pages was refused: pages that no row explains were lost in another way.
  const unexplained = named.length > 0 ? countUnexplained(app, set, known) : unexplainedPages(set.pages, rows).length;
  const items = [...rows].sort((one, other) => Number(other.path !== '') - Number(one.path !== ''));
  return {
    counts,
    pages: set.pages.length,
    unexplained,
    by: unique(rows.map(({ by }) => by)),
    // An unknown person counts as another one: a planned set has none, and its deletions are not those of the reader.
    by_ids: [...new Set(rows.map(({ by_id }) => by_id))],
    items: items.slice(0, MOST_ITEMS).map(({ kind, collection, record, label, path, by, at }) => {
      return { kind, collection, record, label, path, by, at };
    }),
  };
}

const unique = (values: string[]) => [...new Set(values.filter((value) => value !== ''))];

function countBy(rows: BinRow[]) {
  const counts: Record<string, number> = {};
  rows.forEach(({ collection }) => (counts[collection] = (counts[collection] || 0) + 1));
  return counts;
}

function unexplainedPages(pages: readonly string[], rows: BinRow[]) {
  const paths = rows.map(({ path }) => path).filter((path) => path !== '');
  return pages.filter((page) => !LISTS.test(page) && !paths.some((path) => page.endsWith(path)));
}

/**
 * Counts the records that no known person took away: a wrong server or rule, a restored backup. A part of an explained record
 * (a block of a withdrawn page) is explained too.
 */
function countUnexplained(app: core.App, { records }: Shrink, known: string[]) {
  const explained = new Set(known);
  const isPart = (collection: string, id: string) => {
    const [record] = app.findRecordsByIds(collection, [id]);
    return record !== undefined && wholesOf(record).some((whole) => explained.has(whole));
  };
  let rest = Object.entries(records).flatMap(([collection, ids]) =>
    ids.map((id): [string, string] => [collection, id]),
  );
  for (let before = -1; before !== rest.length;) {
    before = rest.length;
    rest = rest.filter(([collection, id]) => !explained.has(id) && !isPart(collection, id));
  }
  return rest.length;
}

const wholesOf = (record: core.Record) =>
  relationsOf(record.collection(), true).map(({ name }) => record.getString(name));

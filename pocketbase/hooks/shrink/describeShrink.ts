import { rowsOf } from './rowsOf';
import { type ShrinkSet, summarise } from './summarise';

/**
 * Describes for people what a refused build would have taken away, and notes on its row what a permission would cover.
 * @param app of a transaction
 * @param build that failed, not saved yet
 * @param set from the builder: ids by collection, and
 *   addresses of pages
 */
export function describeShrink(app: core.App, build: core.Record, set: ShrinkSet) {
  const rows = rowsOf(app, set).map((row) => ({
    ...(Object.fromEntries(FIELDS.map((name) => [name, row.getString(name)])) as Record<
      (typeof FIELDS)[number],
      string
    >),
    at: row.getString('created'),
  }));
  build.set(
    'shrink',
    summarise(set, rows, (known) => countUnexplained(app, set, known)),
  );
  // Only the newest failure can be allowed; older sets would fill every list of builds.
  app.db().newQuery("UPDATE {{builds}} SET [[shrink_set]] = 'null' WHERE [[shrink_allowed_by]] = ''").execute();
  build.set('shrink_set', set);
}

const FIELDS = ['kind', 'collection', 'record', 'label', 'path', 'by', 'by_id', 'group'] as const;

/**
 * Counts the records of which nobody is known to have taken them away: a wrong server or rule, a restored backup. A part
 * of an explained record (a block of a withdrawn page) is explained too.
 */
function countUnexplained(app: core.App, { records }: ShrinkSet, known: string[]) {
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

function wholesOf(record: core.Record) {
  const { fields } = record.collection();
  return fields
    .fieldNames()
    .map((name) => fields.getByName(name))
    .filter((field) => field.type() === 'relation' && field.cascadeDelete)
    .map((field) => record.getString(field.getName()));
}

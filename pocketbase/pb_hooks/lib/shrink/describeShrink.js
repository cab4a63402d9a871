const { rowsOf } = require(`${__hooks}/lib/shrink/rowsOf.js`);
const { summarise } = require(`${__hooks}/lib/shrink/summarise.js`);

/**
 * Describes for people what a refused build would have taken away, and notes on its row what a permission would cover.
 * @param {core.App} app of a transaction
 * @param {core.Record} build that failed, not saved yet
 * @param {{records: Record<string, string[]>, pages: string[]}} set from the builder: ids by collection, and
 *   addresses of pages
 */
function describeShrink(app, build, set) {
  const rows = rowsOf(app, set).map((row) => ({
    ...Object.fromEntries(FIELDS.map((name) => [name, row.getString(name)])),
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

const FIELDS = ['kind', 'collection', 'record', 'label', 'path', 'by', 'by_id', 'group'];

/**
 * Counts the records of which nobody is known to have taken them away: a wrong server or rule, a restored backup. What is
 * part of an explained record (a block of a withdrawn page) is explained too.
 */
function countUnexplained(app, { records }, known) {
  const explained = new Set(known);
  const isPart = (collection, id) => {
    const [record] = app.findRecordsByIds(collection, [id]);
    return record !== undefined && wholesOf(record).some((whole) => explained.has(whole));
  };
  let rest = Object.entries(records).flatMap(([collection, ids]) => ids.map((id) => [collection, id]));
  for (let before = -1; before !== rest.length;) {
    before = rest.length;
    rest = rest.filter(([collection, id]) => !explained.has(id) && !isPart(collection, id));
  }
  return rest.length;
}

function wholesOf(record) {
  const { fields } = record.collection();
  return fields
    .fieldNames()
    .map((name) => fields.getByName(name))
    .filter((field) => field.type() === 'relation' && field.cascadeDelete)
    .map((field) => record.getString(field.getName()));
}

module.exports = { describeShrink };

const { fill, withFiles } = require(`${__hooks}/lib/bin/files.js`);
const { reasonOf } = require(`${__hooks}/lib/bin/reasonOf.js`);
const { putBackReferences } = require(`${__hooks}/lib/bin/references.js`);

/**
 * Brings back what is in the bin, the last that went first: each deletion with all that it took along. All of it or, where
 * one record cannot be as it was, nothing.
 * @param {core.App} app of a transaction
 * @param {string[]} groups
 * @param {string} by who brings it back
 * @returns {number} how many records came back, without what belongs to them
 * @throws BadRequestError that names the record
 */
function restore(app, groups, by) {
  // A row that was written later comes first; of one group the parent was written first.
  const newest = groups
    .map((group) => app.findRecordsByFilter('bin', 'group = {:group}', '@rowid', 0, 0, { group }))
    .filter((rows) => rows.length > 0)
    .map((rows) => ({ rows, at: rowidOf(app, rows[0].id) }))
    .sort((one, other) => other.at - one.at);
  newest.forEach(({ rows }) => {
    rows.forEach((row) => attempt(row, () => restoreRow(app, row, by)));
    rows.forEach((row) =>
      attempt(row, () => putBackReferences(app, row.getString('record'), jsonOf(row, 'references'), by)),
    );
    rows.forEach((row) => app.delete(row));
  });
  return newest.length;
}

const jsonOf = (row, field) => JSON.parse(row.getString(field) || 'null') || [];

function rowidOf(app, id) {
  const found = new DynamicModel({ at: 0 });
  app.db().newQuery('SELECT [[_rowid_]] at FROM {{bin}} WHERE [[id]] = {:id}').bind({ id }).one(found);
  return found.at;
}

function attempt(row, work) {
  try {
    work();
  } catch (error) {
    const name = `${row.getString('collection')} “${row.getString('label')}”`;
    const why = reasonOf(error);
    throw new BadRequestError(`Nothing was brought back, because of ${name}: ${why} Correct that, and try again.`);
  }
}

function restoreRow(app, row, by) {
  const [collection, id] = ['collection', 'record'].map((name) => row.getString(name));
  const [present] = app.findRecordsByIds(collection, [id]);
  if (row.getString('kind') === 'withdrawn') {
    if (present) save(app, present, jsonOf(row, 'data'), by);
    return;
  }
  if (present) return;
  const record = new Record(app.findCollectionByNameOrId(collection));
  withFiles(app, row, (files) => {
    fill(record, jsonOf(row, 'data'), files);
    save(app, record, {}, by);
  });
  forgetGone(app, collection, id);
}

function save(app, record, values, by) {
  Object.entries({ ...values, '@by': by, '@follows': true }).forEach(([name, value]) => record.set(name, value));
  app.save(record);
}

/** The addresses that its deletion left as "410 Gone"; the record's own one is taken back as it is saved. */
function forgetGone(app, collection, record) {
  app.findAllRecords('gone', $dbx.hashExp({ collection, record })).forEach((row) => app.delete(row));
}

module.exports = { restore };

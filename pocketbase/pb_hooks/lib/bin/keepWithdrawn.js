const { newRow } = require(`${__hooks}/lib/bin/newRow.js`);
const { publishingRow } = require(`${__hooks}/lib/publishing/publishingRow.js`);

/** The fields by which a record is published. */
const FIELDS = ['status', 'publish_at'];

/**
 * The values by which a record was published.
 * @param {core.Record} record before it is written
 */
function publicationOf(record) {
  const known = FIELDS.filter((name) => record.collection().fields.getByName(name));
  return Object.fromEntries(known.map((name) => [name, record.original().getString(name)]));
}

/**
 * Notes that a record was taken from visitors, by whom, and what publishes it again.
 * @param {core.App} app of the write's transaction
 * @param {core.Record} record
 * @param {Record<string, string>} publication from publicationOf
 */
function keepWithdrawn(app, record, publication) {
  const by = record.getString('@by');
  // A record without a publication of its own went with its parent.
  if (!by || Object.keys(publication).length === 0) return;
  forgetWithdrawn(app, record);
  const group = $security.randomStringWithAlphabet(15, 'abcdefghijklmnopqrstuvwxyz0123456789');
  const row = newRow(app, { kind: 'withdrawn', record, group, by, byId: record.getString('@byId') });
  row.set('data', publication);
  row.set('revision', publishingRow(app).getInt('revision'));
  app.save(row);
}

/**
 * A record is published again: there is nothing to bring back.
 * @param {core.App} app
 * @param {core.Record} record
 */
function forgetWithdrawn(app, record) {
  const of = { kind: 'withdrawn', record: record.id, collection: record.collection().name };
  app.findAllRecords('bin', $dbx.hashExp(of)).forEach((row) => app.delete(row));
}

module.exports = { forgetWithdrawn, keepWithdrawn, publicationOf };

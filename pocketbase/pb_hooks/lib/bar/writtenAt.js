const { isContent } = require(`${__hooks}/lib/publishing/visible.js`);

/**
 * When a record or one of its parts (the blocks of a page, and what stands in them) was last saved.
 * @param {core.App} app
 * @param {core.Record} record
 */
function writtenAt(app, record) {
  return lastOf(app, [record], app.findAllCollections().filter(isContent));
}

function lastOf(app, records, collections) {
  if (records.length === 0) return '';
  const ids = records.map(({ id }) => id);
  const parts = partsOf(records[0].collection().id, collections).map(({ name, field }) =>
    lastOf(app, app.findAllRecords(name, $dbx.in(field, ...ids)), collections),
  );
  return [...records.map((record) => record.getString('updated')), ...parts].reduce((a, b) => (a > b ? a : b));
}

/** What goes when its parent goes is a part of it. */
function partsOf(parent, collections) {
  return collections.flatMap(({ name, fields }) =>
    fields
      .fieldNames()
      .map((field) => fields.getByName(field))
      .filter((field) => field.type() === 'relation' && field.cascadeDelete && field.collectionId === parent)
      .map((field) => ({ name, field: field.getName() })),
  );
}

module.exports = { writtenAt };

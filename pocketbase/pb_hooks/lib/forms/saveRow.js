/**
 * Saves a row as a new record, for the doors that are not PocketBase's own.
 * @param {core.App} txApp
 * @param {string} collection
 * @param {object} row
 */
function saveRow(txApp, collection, row) {
  const record = new Record(txApp.findCachedCollectionByNameOrId(collection), row);
  txApp.save(record);
  return record;
}

module.exports = { saveRow };

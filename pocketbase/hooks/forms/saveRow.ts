/**
 * Saves a row as a new record, for the doors that are not PocketBase's own.
 */
export function saveRow(txApp: core.App, collection: string, row: object) {
  const record = new Record(txApp.findCachedCollectionByNameOrId(collection), row);
  txApp.save(record);
  return record;
}

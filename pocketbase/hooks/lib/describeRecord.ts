/** By which of its fields a record is called, the first that is filled. */
export const LABELS = ['slug', 'key', 'title', 'name', 'label', 'kind', 'id'];

/**
 * Describes a record for a link to it.
 */
export function describeRecord(record: core.Record) {
  const label = LABELS.map((name) => record.getString(name)).find((value) => value !== '') || record.id;
  return { collection: record.collection().name, id: record.id, label };
}

/**
 * Whether a collection is content of the site: one that visitors may list. Forms, builds and accounts are closed to them, and a
 * view shows what another collection holds.
 */
export function isContent(collection: core.Collection) {
  const isOwn = !collection.system && collection.type !== 'view';
  return isOwn && collection.listRule !== null && collection.listRule !== undefined;
}

/**
 * Whether a visitor can read a record now, as the database has it: a draft not, nor what is planned for later.
 */
export function isVisible(app: core.App, record: core.Record) {
  const { listRule } = record.collection();
  if (listRule === '') return true;
  return app.canAccessRecord(record, new RequestInfo({ method: 'GET', context: 'default' }), listRule ?? '');
}

/**
 * Whether a collection is content of the site: one that visitors may list. Forms, builds and accounts are closed to them, and a
 * view shows what another collection holds.
 * @param {core.Collection} collection
 */
function isContent(collection) {
  const isOwn = !collection.system && collection.type !== 'view';
  return isOwn && collection.listRule !== null && collection.listRule !== undefined;
}

/**
 * Whether a visitor can read a record now, as the database has it: a draft not, nor what is planned for later.
 * @param {core.App} app
 * @param {core.Record} record
 */
function isVisible(app, record) {
  const { listRule } = record.collection();
  if (listRule === '') return true;
  return app.canAccessRecord(record, new RequestInfo({ method: 'GET', context: 'default' }), listRule);
}

module.exports = { isContent, isVisible };

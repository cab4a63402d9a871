const { isContent } = require(`${__hooks}/lib/publishing/visible.js`);

/**
 * The relations by which other records lead to one that is about to be deleted, and that PocketBase takes out of them then.
 * Records that go with it are kept by themselves.
 * @param {core.App} app
 * @param {core.Record} record
 * @returns {{collection: string, record: string, field: string, at: number}[]} at: its place among several
 */
function referencesTo(app, record) {
  return app
    .findAllCollections()
    .filter(isContent)
    .flatMap((collection) =>
      relationsTo(collection, record.collection().id).flatMap((field) =>
        app.findRecordsByFilter(collection.name, `${field}.id ?= {:id}`, '', 0, 0, { id: record.id }).map((holder) => ({
          collection: collection.name,
          record: holder.id,
          field,
          at: holder.getStringSlice(field).indexOf(record.id),
        })),
      ),
    );
}

function relationsTo({ fields }, id) {
  return fields
    .fieldNames()
    .map((name) => fields.getByName(name))
    .filter((field) => field.type() === 'relation' && field.collectionId === id && !field.cascadeDelete)
    .map((field) => field.getName());
}

/**
 * Lets others lead to a record again, where they are there and nothing else took its place.
 * @param {core.App} app
 * @param {string} id of the record
 * @param {{collection: string, record: string, field: string, at: number}[]} references
 * @param {string} by who brings it back
 */
function putBackReferences(app, id, references, by) {
  references.forEach(({ collection, record, field, at }) => {
    const [holder] = app.findRecordsByIds(collection, [record]);
    if (!holder) return;
    const ids = [...holder.getStringSlice(field)];
    const isFull = holder.collection().fields.getByName(field).maxSelect <= ids.length;
    if (ids.includes(id) || isFull) return;
    ids.splice(at, 0, id);
    holder.set(field, ids);
    holder.set('@by', by);
    holder.set('@follows', true);
    app.save(holder);
  });
}

module.exports = { putBackReferences, referencesTo };

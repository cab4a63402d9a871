import { isContent } from '../lib/describeRecord';

/**
 * Returns the relations that lead to a record and that PocketBase removes when the record is deleted. Records that are deleted
 * with it are kept by themselves.
 * @returns at: its position among several
 */
export function referencesTo(
  app: core.App,
  record: core.Record,
): { collection: string; record: string; field: string; at: number }[] {
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

function relationsTo({ fields }: core.Collection, id: string) {
  return fields
    .fieldNames()
    .map((name): core.Field & Partial<core.RelationField> => fields.getByName(name))
    .filter((field) => field.type() === 'relation' && field.collectionId === id && !field.cascadeDelete)
    .map((field) => field.getName());
}

/**
 * Restores relations to a record, where their records exist and have room for them.
 * @param id of the record
 * @param by who restores it
 */
export function putBackReferences(
  app: core.App,
  id: string,
  references: { collection: string; record: string; field: string; at: number }[],
  by: string,
) {
  references.forEach(({ collection, record, field, at }) => {
    const [holder] = app.findRecordsByIds(collection, [record]);
    if (!holder) return;
    const ids = [...holder.getStringSlice(field)];
    const { maxSelect }: core.Field & Partial<core.RelationField> = holder.collection().fields.getByName(field);
    const isFull = (maxSelect ?? 0) <= ids.length;
    if (ids.includes(id) || isFull) return;
    ids.splice(at, 0, id);
    holder.set(field, ids);
    holder.set('@by', by);
    holder.set('@follows', true);
    app.save(holder);
  });
}

import { isContent } from '../lib/visible';

/** Returns when a record or one of its parts (blocks of a page, items of a block) was last saved. */
export function writtenAt(app: core.App, record: core.Record) {
  return lastOf(app, [record], app.findAllCollections().filter(isContent));
}

function lastOf(app: core.App, records: core.Record[], collections: core.Collection[]): string {
  const [first] = records;
  if (!first) return '';
  const ids = records.map(({ id }) => id);
  const parts = partsOf(first.collection().id, collections).map(({ name, field }) =>
    lastOf(app, app.findAllRecords(name, $dbx.in(field, ...ids)), collections),
  );
  return [...records.map((record) => record.getString('updated')), ...parts].reduce((a, b) => (a > b ? a : b));
}

/** A part is deleted with its parent (cascade). */
function partsOf(parent: string, collections: core.Collection[]) {
  return collections.flatMap(({ name, fields }) =>
    fields
      .fieldNames()
      .map((field): core.Field & Partial<core.RelationField> => fields.getByName(field))
      .filter((field) => field.type() === 'relation' && field.cascadeDelete && field.collectionId === parent)
      .map((field) => ({ name, field: field.getName() })),
  );
}

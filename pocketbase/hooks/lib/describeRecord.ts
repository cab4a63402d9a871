/** The fields that may name a record; the first one with a value does. */
export const LABELS = ['slug', 'key', 'title', 'name', 'label', 'kind', 'id'];

/** Describes a record for a link to it. */
export function describeRecord(record: core.Record) {
  const label = LABELS.map((name) => record.getString(name)).find((value) => value !== '') || record.id;
  return { collection: record.collection().name, id: record.id, label };
}

/**
 * Whether a collection is content of the site: one that visitors may list. Forms, builds and accounts are closed to visitors,
 * and a view contains the records of another collection.
 */
export function isContent(collection: core.Collection) {
  const isOwn = !collection.system && collection.type !== 'view';
  return isOwn && collection.listRule !== null && collection.listRule !== undefined;
}

/** Whether a visitor can read a record now, by the state of the database: not a draft, nor a record that is scheduled. */
export function isVisible(app: core.App, record: core.Record) {
  const { listRule } = record.collection();
  if (listRule === '') return true;
  return app.canAccessRecord(record, new RequestInfo({ method: 'GET', context: 'default' }), listRule ?? '');
}

/**
 * The relation fields of a collection.
 * @param isPart true: those to the parent with which a record is deleted (cascade); false: all others
 */
export function relationsOf({ fields }: core.Collection, isPart: boolean) {
  return [...fields]
    .map((field): core.Field & Partial<core.RelationField> => field)
    .filter((field) => field.type() === 'relation' && Boolean(field.cascadeDelete) === isPart)
    .map((field) => ({ name: field.getName(), target: field.collectionId ?? '' }));
}

/** Parses a JSON field; null when it is empty. */
export const jsonOf = (record: core.Record, field: string) => JSON.parse(record.getString(field) || 'null');

/** The name of a collection; PocketBase also accepts its id, and its name in any case. '' when there is none. */
export function collectionName(app: core.App, nameOrId: string) {
  if (!nameOrId) return '';
  try {
    return app.findCachedCollectionByNameOrId(nameOrId).name;
  } catch {
    return '';
  }
}

/** When one of these records was last saved. */
export const writtenAt = (records: readonly (core.Record | undefined)[]): string =>
  records.map((record) => record?.getString('updated') ?? '').reduce((a, b) => (a > b ? a : b), '');

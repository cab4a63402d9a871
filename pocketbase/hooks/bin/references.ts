import { isContent, jsonOf, relationsOf } from '../lib/describeRecord';
import { valuesOf } from './files';

/** A relation to a record; `at` is its position among several. */
interface Reference {
  collection: string;
  record: string;
  field: string;
  at: number;
}

/**
 * Returns the relations to a record that PocketBase removes when the record is deleted. Records that are deleted with it have
 * rows of their own.
 */
export function referencesTo(app: core.App, record: core.Record): Reference[] {
  return app
    .findAllCollections()
    .filter(isContent)
    .flatMap((collection) =>
      relationsOf(collection, false)
        .filter(({ target }) => target === record.collection().id)
        .flatMap(({ name: field }) =>
          app
            .findRecordsByFilter(collection.name, `${field}.id ?= {:id}`, '', 0, 0, { id: record.id })
            .map((holder) => ({
              collection: collection.name,
              record: holder.id,
              field,
              at: holder.getStringSlice(field).indexOf(record.id),
            })),
        ),
    );
}

/**
 * Restores relations to a record, if their records exist and have room for them.
 * @param id of the record
 * @param note about the person who restores it, for the hooks of its save
 */
export function restoreReferences(app: core.App, id: string, references: Reference[], note: Record<string, string>) {
  references.forEach(({ collection, record, field, at }) => {
    const [holder] = app.findRecordsByIds(collection, [record]);
    if (!holder) return keepInBin(app, id, { collection, record, field, at });
    const ids = [...holder.getStringSlice(field)];
    const { maxSelect }: core.Field & Partial<core.RelationField> = holder.collection().fields.getByName(field);
    const isFull = (maxSelect ?? 0) <= ids.length;
    if (ids.includes(id) || isFull) return;
    ids.splice(at, 0, id);
    holder.load({ [field]: ids, ...note, '@follows': true });
    app.save(holder);
  });
}

/** Adds a relation to a holder that is in the bin itself: it has the relation when it comes back. */
function keepInBin(app: core.App, id: string, { collection, record, field, at }: Reference) {
  const of = { kind: 'deleted', collection, record };
  app.findAllRecords('bin', $dbx.hashExp(of)).forEach((row) => {
    const data = jsonOf(row, 'data') ?? {};
    const value: unknown = data[field];
    if (Array.isArray(value)) {
      if (value.includes(id)) return;
      value.splice(at, 0, id);
    } else if (value) return;
    row.set('data', { ...data, [field]: Array.isArray(value) ? value : id });
    app.save(row);
  });
}

/** Notes at a record in the bin that another one, which comes back without it, had a relation to it: it gets that back with the record. */
export function rememberReference(app: core.App, id: string, reference: Reference) {
  const [row] = app.findRecordsByFilter('bin', 'kind = "deleted" && record = {:id}', '-@rowid', 1, 0, { id });
  if (!row) return;
  row.set('references', [...(jsonOf(row, 'references') ?? []), reference]);
  app.save(row);
}

/**
 * Leaves out relations to records that do not exist any more: PocketBase would refuse the record because of them.
 * @param data of a record, by its fields
 * @param onLost is called with each relation that is left out
 * @returns a copy
 */
export function withoutLost(
  app: core.App,
  collection: core.Collection,
  data: Readonly<Record<string, unknown>>,
  onLost: (id: string, field: string, at: number) => void = () => undefined,
): Record<string, unknown> {
  const kept = { ...data };
  for (const { name, target } of relationsOf(collection, false)) {
    const ids = valuesOf(data[name]);
    const present = app.findRecordsByIds(target, ids).map(({ id }) => id);
    if (ids.length === present.length) continue;
    kept[name] = Array.isArray(data[name]) ? ids.filter((id) => present.includes(id)) : '';
    ids.forEach((id, at) => {
      if (!present.includes(id)) onLost(id, name, at);
    });
  }
  return kept;
}

/** By which of its fields a record is called, the first that is filled. */
export const LABELS = ['slug', 'key', 'title', 'name', 'label', 'kind', 'id'];

/**
 * Describes a record for a link to it.
 */
export function describeRecord(record: core.Record) {
  const label = LABELS.map((name) => record.getString(name)).find((value) => value !== '') || record.id;
  return { collection: record.collection().name, id: record.id, label };
}

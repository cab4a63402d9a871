import { describeChange } from './describeChange';

/**
 * What mark.js is told of a record's change.
 * @param verb what became of it
 */
export function changeOf(record: core.Record, verb: string) {
  const collection = record.collection().name;
  const named = { collection, id: record.id, get: (name: string) => record.getString(name) };
  const follows = record.getBool('@follows');
  return { cause: describeChange(named, verb), by: record.getString('@by'), collection, record: record.id, follows };
}

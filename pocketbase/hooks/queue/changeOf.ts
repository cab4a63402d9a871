import { describeChange } from './describeChange';

/**
 * Describes a record's change for mark.ts.
 * @param verb for the change
 */
export function changeOf(record: core.Record, verb: string) {
  const collection = record.collection().name;
  const named = { collection, id: record.id, get: (name: string) => record.getString(name) };
  const follows = record.getBool('@follows');
  return { cause: describeChange(named, verb), by: record.getString('@by'), collection, record: record.id, follows };
}

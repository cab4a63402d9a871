import { byOrder } from './Docs';
import { partsOf } from '../../src/lib/content/COLLECTIONS';
import type { DraftRecord, Key } from './types';
import { splitKey } from './Doc';

/** The shown parts of a record, in their order. @param records of a workspace */
export function sortedParts(
  records: ReadonlyMap<Key, DraftRecord>,
  key: Key,
  collection: string,
): readonly DraftRecord[] {
  const { collection: parent, id } = splitKey(key);
  const by = partsOf(parent).find((parts) => parts.collection === collection)?.by;
  if (!by) return [];
  return [...records.values()]
    .filter((record) => record.collection === collection && record.values[by] === id)
    .sort((a, b) => byOrder(a.values, b.values));
}

import { byOrder } from './Docs';
import { partsOf } from '../../src/lib/content/COLLECTIONS';
import type { DraftRecord, Key } from './types';
import { splitKey } from './Doc';

type Records = ReadonlyMap<Key, DraftRecord>;

/** The parts of records, by collection, field and parent: each state has a map of records of its own. */
const indexes = new WeakMap<Records, Map<string, Map<unknown, readonly DraftRecord[]>>>();

/** With 40 blocks each key press needs the parts of each block, so one pass builds an index. */
function indexOf(records: Records, collection: string, by: string): ReadonlyMap<unknown, readonly DraftRecord[]> {
  const known = indexes.get(records) ?? new Map<string, Map<unknown, readonly DraftRecord[]>>();
  indexes.set(records, known);
  const name = `${collection}/${by}`;
  const before = known.get(name);
  if (before) return before;
  const index = new Map<unknown, DraftRecord[]>();
  for (const record of records.values()) {
    if (record.collection !== collection) continue;
    const parent = record.values[by];
    const others = index.get(parent);
    if (others) others.push(record);
    else index.set(parent, [record]);
  }
  for (const parts of index.values()) parts.sort((a, b) => byOrder(a.values, b.values));
  known.set(name, index);
  return index;
}

const NONE: readonly DraftRecord[] = [];

/** The shown parts of a record, in their order. @param records of a workspace, which never change */
export function sortedParts(records: Records, key: Key, collection: string): readonly DraftRecord[] {
  const { collection: parent, id } = splitKey(key);
  const by = partsOf(parent).find((parts) => parts.collection === collection)?.by;
  return (by && indexOf(records, collection, by).get(id)) || NONE;
}

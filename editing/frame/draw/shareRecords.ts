import type { DraftRecord, Key, Values } from '../../store/types';
import { isSame } from '../content/keepSame';
import type { Drawing } from '../messages';

/** JSON of a field: details are nested a few levels. */
const LEVELS = 20;

/** Pictures that are still uploaded stand in place of the files' names. */
function withPictures(record: DraftRecord, pictures: ReadonlyMap<Key, Values>): DraftRecord {
  const own = pictures.get(record.key);
  return own ? { ...record, values: { ...record.values, ...own } } : record;
}

function byRecord(pictures: Drawing['pictures']): Map<Key, Values> {
  const sorted = new Map<Key, Values>();
  for (const [name, url] of Object.entries(pictures)) {
    const end = name.lastIndexOf('/');
    const key = name.slice(0, end) as Key;
    sorted.set(key, { ...sorted.get(key), [name.slice(end + 1)]: url });
  }
  return sorted;
}

/**
 * Takes over a drawing: each record that is equal to that of the last drawing is the same object, since a message copies all of
 * them. Everything that is made of a record is kept by its object.
 */
export function shareRecords(before: Drawing | undefined, now: Drawing): Drawing {
  const known = new Map(before?.records.map((record) => [record.key, record]));
  const pictures = byRecord(now.pictures);
  const records = now.records.map((copy) => {
    const record = withPictures(copy, pictures);
    const same = known.get(record.key);
    return same && isSame(same.values, record.values, LEVELS) ? same : record;
  });
  return { ...now, records };
}

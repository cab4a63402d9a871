import type { DraftRecord } from '../store/types';
import { isSame } from './content/keepSame';
import type { Drawing, Update } from './messages';

/** The difference between two drawings: records that did not change are the same objects. */
export function updateOf(before: Drawing, { records, pictures, ...rest }: Drawing): Update {
  const left = new Map(before.records.map((record) => [record.key, record]));
  const put: DraftRecord[] = [];
  for (const record of records) {
    if (left.get(record.key) !== record) put.push(record);
    left.delete(record.key);
  }
  // A picture of 10 MB is not sent again with each key.
  const arePictures = !isSame(before.pictures, pictures);
  return { ...rest, put, drop: [...left.keys()], ...(arePictures && { pictures }) };
}

/** Puts a difference into a drawing; all records that did not change stay the same objects. */
export function withUpdate(before: Drawing, { put, drop, pictures = before.pictures, ...rest }: Update): Drawing {
  const records = new Map(before.records.map((record) => [record.key, record]));
  for (const key of drop) records.delete(key);
  for (const record of put) records.set(record.key, record);
  return { ...rest, pictures, records: [...records.values()] };
}

import { nameOf, rooms } from '../texts';
import type { Entry } from './loadEntries';

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The entries with each word of a text in their title, address, kind or state. */
export function findEntries(entries: readonly Entry[], text: string): readonly Entry[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return entries;
  return entries.filter((entry) => {
    const whole = plain(
      [
        entry.title,
        entry.address,
        nameOf(entry.collection),
        entry.state && rooms.states[entry.state],
        entry.prepared && `${rooms.prepared[entry.prepared.kind]} ${entry.prepared.who} ${entry.prepared.set}`,
        entry.lacksSlovenian && rooms.missing,
      ]
        .filter(Boolean)
        .join(' '),
    );
    return words.every((word) => whole.includes(word));
  });
}

import { wordMatcher } from '../../../src/lib/text/wordMatcher';
import { nameOf, rooms } from '../texts';
import type { Entry } from './loadEntries';

/** The entries with each word of a text in their title in either language, address, kind or state. */
export function findEntries(entries: readonly Entry[], text: string): readonly Entry[] {
  if (!text.trim()) return entries;
  const matches = wordMatcher(text);
  return entries.filter(({ title, otherTitle, address, collection, state, prepared, lacksSlovenian }) =>
    matches(
      [
        title,
        otherTitle,
        address,
        nameOf(collection),
        state && rooms.states[state],
        prepared && `${rooms.prepared[prepared.kind]} ${prepared.who} ${prepared.set}`,
        lacksSlovenian && rooms.missing,
      ]
        .filter(Boolean)
        .join(' '),
    ),
  );
}

import type { State } from '../createState';
import { type Doc, newDoc, splitKey } from '../Doc';
import { mergeDoc } from '../saving/mergeDoc';
import type { Saver } from '../saving/createSaver';
import { isSaved } from '../saving/unsent';
import type { Entry, Journal } from './createJournal';

/** Takes up what was typed in an earlier visit and had not reached the server: merged field by field with what it has now. */
export async function restoreEntries(
  { docs, set }: State,
  journal: Journal,
  saver: Pick<Saver, 'touched'>,
): Promise<void> {
  const left = await journal.left();
  const taken = left.flatMap(({ entry, forget }) => {
    const { collection, id } = splitKey(entry.key);
    const doc = docs.get(entry.key);
    const isBegun = !entry.there && !entry.removed;
    // A record that was deleted since: its words stay in the journal, for it may come back.
    if (!doc && !isBegun) return [];
    const restored = doc
      ? withEntry(doc, entry)
      : { ...newDoc(collection, id, entry.mine), published: entry.published === true };
    if (!isSaved(restored)) docs.put(restored);
    return [{ ...entry, forget, isNeeded: !isSaved(restored) }];
  });
  const needed = taken.filter(({ isNeeded }) => isNeeded);
  if (needed.length > 0) {
    set({ restored: { at: Math.max(...needed.map(({ at }) => at)) } });
    saver.touched(needed.map(({ key }) => key));
  }
  // Only now: this tab has entries of its own.
  taken.forEach(({ forget }) => forget());
}

function withEntry(doc: Doc, { mine, base, sent, removed, clash }: Entry): Doc {
  if (!doc.there) return { ...doc, mine: { ...doc.mine, ...mine } };
  const typedBefore = { base: { ...doc.base, ...base }, mine: { ...doc.mine, ...mine } };
  const before: Doc = { ...doc, ...typedBefore, ...(sent && { sent }), ...(clash && { fieldConflict: clash }) };
  return { ...mergeDoc(before, doc.base), removed: doc.there && removed };
}

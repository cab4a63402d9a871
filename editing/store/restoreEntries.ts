import type { State } from './createState';
import { type Doc, newDoc, splitKey } from './Doc';
import type { Entry, Journal } from './saving/createJournal';
import { mergeDoc } from './saving/mergeDoc';
import type { Saver } from './saving/createSaver';
import { isSaved } from './saving/unsent';

/** Takes up what was typed in an earlier visit and had not reached the server: merged field by field with what it has now. */
export function restoreEntries({ docs, set }: State, journal: Journal, saver: Pick<Saver, 'touched'>): void {
  const { entries, forget } = journal.left();
  const taken = entries.flatMap((entry) => {
    const { collection, id } = splitKey(entry.key);
    const doc = docs.get(entry.key);
    const restored = doc ? withEntry(doc, entry) : !entry.there && !entry.removed && newDoc(collection, id, entry.mine);
    // A record that was deleted since, or what the server has already.
    if (!restored || isSaved(restored)) return [];
    docs.put(restored);
    return [entry];
  });
  if (taken.length > 0) {
    set({ restored: { at: Math.max(...taken.map(({ at }) => at)) } });
    saver.touched(taken.map(({ key }) => key));
  }
  // Only now: this tab has entries of its own.
  forget();
}

function withEntry(doc: Doc, { mine, base, sent, removed }: Entry): Doc {
  if (!doc.there) return { ...doc, mine: { ...doc.mine, ...mine } };
  const before: Doc = { ...doc, base: { ...doc.base, ...base }, mine: { ...doc.mine, ...mine }, ...(sent && { sent }) };
  return { ...mergeDoc(before, doc.base), removed: doc.there && removed };
}

import type { Doc } from '../Doc';
import { isSame } from '../isSame';
import type { Value, Values } from '../types';

/**
 * Merges a record with the server's present values, field by field. A field that only others changed is taken over; one that both
 * changed, to different values, waits for the person.
 * @param doc `sent`: values that the server may have taken without that its answer arrived; they are no one else's
 * @param who e-mail of the person who saved them; '' if it is unknown
 */
export function mergeDoc(doc: Doc, theirs: Values, who = ''): Doc {
  const mine: Record<string, Value> = {};
  const both: string[] = [];
  for (const [name, value] of Object.entries(doc.mine)) {
    const [now, before] = [theirs[name], doc.base[name]];
    if (isSame(value, now)) continue;
    mine[name] = value;
    const isMine = doc.sent?.some((values) => name in values && isSame(values[name], now));
    const isKnown = !doc.there || isSame(now, before) || isMine;
    if (!isKnown || doc.fieldConflict?.fields.includes(name)) both.push(name);
  }
  const { fieldConflict, ...rest } = doc;
  // A slug that another person typed stays.
  const hasTitlesSlug = doc.hasTitlesSlug && isSame(theirs['slug'], doc.base['slug']);
  const merged: Doc = { ...rest, sent: undefined, base: theirs, there: true, mine, hasTitlesSlug };
  return both.length > 0
    ? { ...merged, fieldConflict: { who: who || (fieldConflict?.who ?? ''), fields: both } }
    : merged;
}

/** A record after an answer to its save: what was typed meanwhile remains. */
export function confirmed(doc: Doc, sent: Values, answer: Values): Doc {
  const left = Object.entries(doc.mine).filter(
    ([name, value]) => !(name in sent && isSame(value, sent[name])) && !isSame(value, answer[name]),
  );
  return { ...doc, sent: undefined, base: answer, there: true, mine: Object.fromEntries(left) };
}

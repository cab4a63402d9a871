import type { Locale } from '../locales';
import { termOf, type TextWord, wordsIn } from './termOf';

/** A piece of a text; `marked` if it matches the query. */
export type Piece = { readonly text: string; readonly marked: boolean };

const isFound = ({ word }: TextWord, terms: ReadonlySet<string>, locale: Locale) => terms.has(termOf(word, locale));

/**
 * Splits a text at the matching words.
 * @param terms terms of the index that a search found
 */
export function markWords(text: string, terms: ReadonlySet<string>, locale: Locale): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const found of wordsIn(text).filter((word) => isFound(word, terms, locale))) {
    if (found.at > end) pieces.push({ text: text.slice(end, found.at), marked: false });
    pieces.push({ text: found.word, marked: true });
    end = found.at + found.word.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), marked: false });
  return pieces;
}

/** Length of an excerpt: about two lines. */
const LENGTH = 170;
/** Letters before the first match. */
const BEFORE = 50;
/** Matches to consider: a page with more is about the word anyway. */
const PLACES = 40;

/**
 * Returns the excerpt of a text with the most different matches, cut between words.
 * @returns undefined if the text has no match
 */
export function contextOf(text: string, terms: ReadonlySet<string>, locale: Locale): string | undefined {
  const words = wordsIn(text);
  const found = words.filter((word) => isFound(word, terms, locale)).slice(0, PLACES);
  const worth = ({ at }: TextWord) =>
    new Set(
      found
        .filter((other) => other.at >= at && other.at < at + LENGTH - BEFORE)
        .map(({ word }) => termOf(word, locale)),
    ).size;
  let best: TextWord | undefined;
  let most = 0;
  for (const word of found) {
    const here = worth(word);
    if (here > most) [best, most] = [word, here];
  }
  if (!best) return undefined;
  const { at } = best;
  const from = at <= BEFORE ? 0 : (words.find((word) => word.at >= at - BEFORE)?.at ?? at);
  const inside = words.filter((word) => word.at >= from && word.at + word.word.length <= from + LENGTH);
  const last = inside.at(-1) ?? best;
  const isRest = last === words.at(-1);
  const to = isRest ? text.length : last.at + last.word.length;
  return `${from > 0 ? '… ' : ''}${text.slice(from, to)}${isRest ? '' : ' …'}`;
}

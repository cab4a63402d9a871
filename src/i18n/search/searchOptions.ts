import type { Options, Query } from 'minisearch';
import type { Locale } from '../locales';
import { foldText } from '../../lib/text/foldText';
import type { SearchEntry } from './SearchIndex';
import { stopWords, termOf, wordsIn } from './termOf';

/** MiniSearch's options to create an index and to load it. */
export function searchOptions(locale: Locale): Options<SearchEntry> {
  return {
    idField: 'path',
    fields: ['title', 'tags', 'headings', 'summary', 'text'],
    storeFields: ['path', 'kind', 'title', 'summary', 'titleLocale', 'textLocale'],
    tokenize: (text) => wordsIn(text).map(({ word }) => word),
    // A title may consist of them: "About", "Pišite nam".
    processTerm: (word, field) =>
      word.length < 2 || (field !== 'title' && isStopWord(word, locale)) ? null : termOf(word, locale),
  };
}

/** A shorter stem is a prefix of too many words. */
const STEM_BEGINS = 5;
/** Words with at least so many letters match with one wrong letter, or with two. */
const ONE_WRONG = 5;
const TWO_WRONG = 7;

/** How much of a query a page must match, from the strictest on. */
export const strictnesses = ['all', 'all, misspelt', 'any, misspelt'] as const;
type Strictness = (typeof strictnesses)[number];

/**
 * Returns the significant words of a query, as typed; all of them, if none is significant. The last word may be incomplete.
 */
export function wordsToFind(typed: string, locale: Locale): string[] {
  const found = wordsIn(typed).map(({ word }) => word);
  // All in capitals none is an abbreviation.
  const isShouted = found.length > 1 && typed === typed.toUpperCase();
  const words = isShouted ? found.map((word) => word.toLowerCase()) : found;
  const isLong = (word: string) => foldText(word).length > 1;
  const isAnySignificant = words.some((word) => isLong(word) && !isStopWord(word, locale));
  return words.filter(
    (word, place) => isLong(word) && (place === words.length - 1 || !isAnySignificant || !isStopWord(word, locale)),
  );
}

/** An abbreviation in capitals is none: "IT". */
const isStopWord = (word: string, locale: Locale): boolean =>
  stopWords[locale].has(foldText(word)) && (word.length < 2 || word !== word.toUpperCase());

const asItIs = { tokenize: (term: string) => [term], processTerm: (term: string) => term };

/** Returns how many letters of a word may be wrong. */
const wrongLetters = ({ length }: string): number => (length >= TWO_WRONG ? 2 : length >= ONE_WRONG ? 1 : 0);

/** A word matches in all its forms, or by its beginning while it is typed: "podje" is no form of "podjetje". */
function queryOfWord(word: string, locale: Locale, misspelt: boolean): Query {
  const folded = foldText(word);
  const stem = termOf(word, locale);
  const asForm = { ...asItIs, queries: [stem], prefix: stem.length >= STEM_BEGINS };
  const asBeginning = { ...asItIs, queries: [folded], prefix: true };
  if (!misspelt) return { combineWith: 'OR', queries: [asBeginning, asForm] };
  // "podate", an incomplete "podatek", may contain the beginning of an ending.
  const shorter = { ...asItIs, queries: [folded.slice(0, folded.length > ONE_WRONG ? -2 : -1)], prefix: true };
  return {
    combineWith: 'OR',
    queries: [asBeginning, { ...asForm, fuzzy: wrongLetters(folded) }, ...(folded.length > 3 ? [shorter] : [])],
  };
}

/** MiniSearch's query and options. A page may lack a stop word at the end of the query, because only titles have those. */
export function queryOf(words: readonly string[], locale: Locale, strictness: Strictness): Query {
  const combineWith = strictness === 'any, misspelt' ? 'OR' : 'AND';
  const queries = words.map((word) => queryOfWord(word, locale, strictness !== 'all'));
  const last = words.at(-1);
  if (combineWith === 'OR' || words.length < 2 || last === undefined || !isStopWord(last, locale)) {
    return { combineWith, queries };
  }
  return {
    combineWith: 'OR',
    queries: [
      { combineWith, queries },
      { combineWith, queries: queries.slice(0, -1) },
    ],
  };
}

import type { Options, Query } from 'minisearch';
import type { Locale } from '../locales';
import { foldText } from '../../lib/text/foldText';
import type { SearchEntry } from './SearchIndex';
import { stopWords, termOf, wordsIn } from './termOf';

/** How an index is made, and must be read again. */
export function searchOptions(locale: Locale): Options<SearchEntry> {
  return {
    idField: 'path',
    fields: ['title', 'tags', 'headings', 'summary', 'text'],
    storeFields: ['path', 'kind', 'title', 'summary', 'isFallback'],
    tokenize: (text) => wordsIn(text).map(({ word }) => word),
    processTerm: (word) => (word.length < 2 || stopWords[locale].has(foldText(word)) ? null : termOf(word, locale)),
  };
}

/** A shorter stem is the beginning of too many words. */
const STEM_BEGINS = 5;
/** Words of so many letters are told although one letter, or two, are wrong. */
const ONE_WRONG = 5;
const TWO_WRONG = 7;

/** How much of what was asked for a page must have, from the strictest on. */
export const strictnesses = ['all', 'all, misspelt', 'any, misspelt'] as const;
type Strictness = (typeof strictnesses)[number];

/** What somebody looks for: the words that count, as typed. The last one may be the beginning of a word. */
export function wordsToFind(typed: string, locale: Locale): string[] {
  const words = wordsIn(typed).map(({ word }) => word);
  return words.filter((word, place) => {
    const folded = foldText(word);
    return folded.length > 1 && (place === words.length - 1 || !stopWords[locale].has(folded));
  });
}

const asItIs = { tokenize: (term: string) => [term], processTerm: (term: string) => term };

/** How many letters of a word may be wrong. */
const wrongLetters = ({ length }: string): number => (length >= TWO_WRONG ? 2 : length >= ONE_WRONG ? 1 : 0);

/** A word is found in all its forms, or by its beginning as it is typed: "podje" is no form of "podjetje". */
function queryOfWord(word: string, locale: Locale, misspelt: boolean): Query {
  const folded = foldText(word);
  const stem = termOf(word, locale);
  const asForm = { ...asItIs, queries: [stem], prefix: stem.length >= STEM_BEGINS };
  const asBeginning = { ...asItIs, queries: [folded], prefix: true };
  if (!misspelt) return { combineWith: 'OR', queries: [asBeginning, asForm] };
  // "podate", on the way to "podatek", may have begun an ending.
  const shorter = { ...asItIs, queries: [folded.slice(0, folded.length > ONE_WRONG ? -2 : -1)], prefix: true };
  return {
    combineWith: 'OR',
    queries: [asBeginning, { ...asForm, fuzzy: wrongLetters(folded) }, ...(folded.length > 3 ? [shorter] : [])],
  };
}

/** MiniSearch's query and options. */
export function queryOf(words: readonly string[], locale: Locale, strictness: Strictness): Query {
  return {
    combineWith: strictness === 'any, misspelt' ? 'OR' : 'AND',
    queries: words.map((word) => queryOfWord(word, locale, strictness !== 'all')),
  };
}

import { stemmer as stemEnglish } from '@orama/stemmers/english';
import { foldText } from '../../lib/text/foldText';
import type { Locale } from '../locales';
import { stemSlovenian } from './stemSlovenian';

const STEMS: Readonly<Record<Locale, (word: string) => string>> = { en: stemEnglish, sl: stemSlovenian };

/** A site has about ten thousand different words; queries add few. */
const known: Readonly<Record<Locale, Map<string, string>>> = { en: new Map(), sl: new Map() };

/**
 * Returns the index term of a word in a language: "Delavnicah" → "delavnic". Without diacritics, so that a query without them
 * matches too.
 */
export function termOf(word: string, locale: Locale): string {
  const kept = known[locale].get(word);
  if (kept !== undefined) return kept;
  const term = STEMS[locale](foldText(word));
  known[locale].set(word, term);
  return term;
}

/** A word in a text, and where it begins. */
export type TextWord = { readonly word: string; readonly at: number };

const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** The words of a text in order. */
export function wordsIn(text: string): TextWord[] {
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => ({ word, at: index }));
}

const list = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Words that occur on every page and distinguish none, folded. They are a third of an index and are left out. */
export const stopWords: Readonly<Record<Locale, ReadonlySet<string>>> = {
  en: list(
    'the an and or but of to in on at by for from with as is are was were be been it its this that these those you your we our they their he she his her not no if so than then there which who what when can will would do does did has have had also into out up about one only more most any all each how',
  ),
  sl: list(
    'in na za je ki da se so ne pri od do po iz ali tudi kot ko bo bi pa ker ce kar to ta te ti si jih ga jo mu ji vas vam vase nas nam nase bolj se ze le jo sem smo ste bila bil bilo bili niso ni pod nad pred med brez zato tega tem teh ga naj vsak vse vsi lahko kako kdo kaj kje kdaj ima imajo en ena eno',
  ),
};

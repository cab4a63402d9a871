import { stemmer as stemEnglish } from '@orama/stemmers/english';
import type { Locale } from '../locales';
import { foldText } from '../../lib/text/foldText';
import { stemSlovenian } from './stemSlovenian';

const STEMS: Readonly<Record<Locale, (word: string) => string>> = { en: stemEnglish, sl: stemSlovenian };

/** A site has some ten thousand different words; what is typed adds few. */
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

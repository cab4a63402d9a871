import { wordMatcher } from '../../../src/lib/text/foldText';

/** A result of a search. */
export interface Option {
  id: string;
  name: string;
  note?: string;
  image?: string;
  /** Further words by which it is found. */
  words?: string;
}

/** More than a person reads. */
const MOST = 100;

/** The options that have all words of a text, in their order. */
export function search<T extends Option>(options: readonly T[], text: string): T[] {
  const matches = wordMatcher(text);
  return options.filter(({ name, note = '', words = '' }) => matches(`${name} ${note} ${words}`)).slice(0, MOST);
}

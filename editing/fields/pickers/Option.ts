import { foldText } from '../../../src/lib/text/foldText';

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
  const wanted = foldText(text).split(/\s+/).filter(Boolean);
  const matches = ({ name, note = '', words = '' }: Option) => {
    const all = foldText(`${name} ${note} ${words}`);
    return wanted.every((word) => all.includes(word));
  };
  return options.filter(matches).slice(0, MOST);
}

import { LENGTHS, NARROW, WORD } from './LENGTHS';

/** Spaces, and signs after which a browser may break a line. */
const BETWEEN_WORDS = /[\s\u00ad\u200b/–—-]+/;
/** Enough of a word to find it. */
const SHOWN = 30;

/** The limits by collection and field: `blocks.title`. */
const LIMITS = new Map(
  Object.entries(LENGTHS).flatMap(([collection, fields]) =>
    Object.entries(fields).map(([field, max]) => [`${collection}.${field}`, max] as const),
  ),
);

interface TooLong {
  message: 'tooLong' | 'wordTooLong';
  max: number;
  length: number;
  word: string;
}

/** Characters, as people count them. */
export const lengthOf = (text: string): number => [...text].length;
const visible = (html: string) => html.replace(/<[^>]*>/g, '').replace(/&#?\w+;/g, ' ');

/**
 * Whether a text is longer than the layout bears.
 * @param collection and field of the text, the field without its language
 * @param isRich its tags count for nothing, and its words may be long: an address in a paragraph is broken
 */
export function tooLong(collection: string, field: string, text: string, isRich = false): TooLong | undefined {
  const max = LIMITS.get(`${collection}.${field}`);
  if (max === undefined) return undefined;
  const length = lengthOf(isRich ? visible(text).trim() : text);
  if (length > max) return { message: 'tooLong', max, length, word: '' };
  const mostOfWord = [field, `${collection}.${field}`].some((name) => NARROW.includes(name)) ? WORD.narrow : WORD.other;
  const word = isRich ? undefined : text.split(BETWEEN_WORDS).find((part) => lengthOf(part) > mostOfWord);
  if (word === undefined) return undefined;
  return { message: 'wordTooLong', max: mostOfWord, length: lengthOf(word), word: [...word].slice(0, SHOWN).join('') };
}

/** A word in a text, and where it begins. */
export type TextWord = { readonly word: string; readonly at: number };

const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** The words of a text as they stand there, in order. */
export function wordsIn(text: string): TextWord[] {
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => ({ word, at: index }));
}

/** Two texts where they differ: what both begin and end with is left out, but for some of it around. */
export interface Difference {
  readonly before: string;
  readonly mine: string;
  readonly theirs: string;
  readonly after: string;
}

/** Characters of the common text on each side of the difference. */
const AROUND = 200;
/** Of a longer difference the beginning and the end are shown, each of half this length: both differ. */
const MOST = 1200;

const GAP = ' … ';

/** The part in which two texts differ, in whole words. */
export function differenceOf(mine: string, theirs: string): Difference {
  const [a, b] = [wordsOf(mine), wordsOf(theirs)];
  const least = Math.min(a.length, b.length);
  let start = 0;
  while (start < least && a[start] === b[start]) start++;
  let end = 0;
  while (end < least - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  const before = a.slice(0, start).join('');
  const after = a.slice(a.length - end).join('');
  const middle = (words: readonly string[]) => shortened(words.slice(start, words.length - end).join(''));
  return {
    before: before.length > AROUND ? `… ${before.slice(-AROUND).replace(/^\S*\s+/, '')}` : before,
    ...{ mine: middle(a), theirs: middle(b) },
    after: after.length > AROUND ? `${after.slice(0, AROUND).replace(/\s+\S*$/, '')} …` : after,
  };
}

/** Splits a text into words and spaces; a part of a word is not a readable difference. */
const wordsOf = (text: string): readonly string[] => text.match(/\s+|[^\s]+/g) ?? [];

const shortened = (text: string): string =>
  text.length > MOST ? `${text.slice(0, MOST / 2)}${GAP}${text.slice(-MOST / 2)}` : text;

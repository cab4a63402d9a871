import en from '../../../locales/en/machines.json';
import sl from '../../../locales/sl/machines.json';
import type { Locale } from '../../i18n/locales';
import type { RichTextNode } from '../../lib/text/RichText';

/** Returns the plain text of a part of a rich text. */
export const plainOf = (node: RichTextNode): string => {
  if (node.type === 'text') return node.value;
  return node.tag === 'br' ? '\n' : node.children.map(plainOf).join('');
};

type Words = Readonly<Record<keyof typeof en, string>>;

const WORDS: Readonly<Record<Locale, Words>> = { en, sl };

/** Returns the labels of feeds and lists for other programs in a locale. */
export const wordsIn = (locale: Locale): Words => WORDS[locale];

/** Inserts values into a text: ("{{site}}: articles", { site: "Modrina" }) → "Modrina: articles". */
export const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));

/** Length of the longest match; in a loop, for 120,000 matches spread into Math.max exceed the call stack. */
export function longestRun(text: string, pattern: RegExp): number {
  let longest = 0;
  for (const [match] of text.matchAll(pattern)) longest = Math.max(longest, match.length);
  return longest;
}

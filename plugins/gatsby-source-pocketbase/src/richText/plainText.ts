import type { RichTextNode } from './RichText';
import { BLOCKS } from './sanitise';

const LISTS = ['ul', 'ol', 'dl'];
/** Elements whose text is separated by spaces; lists have separated items. */
const BREAKS = new Set([
  ...BLOCKS.filter((tag) => !LISTS.includes(tag)),
  ...['br', 'figure', 'figcaption', 'summary'],
  ...['caption', 'tr', 'th', 'td'],
]);

const flatten = (node: RichTextNode): string => {
  if (node.type === 'text') return node.value;
  const inner = node.children.map(flatten).join('');
  return BREAKS.has(node.tag) ? ` ${inner} ` : inner;
};

/** A tree's text on one line: for search, feeds and descriptions. */
export const plainText = (nodes: RichTextNode[]): string => nodes.map(flatten).join('').replace(/\s+/g, ' ').trim();

/** The beginning of a text, cut between words. */
export function excerptOf(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length + 1);
  const space = cut.lastIndexOf(' ');
  return `${(space > 0 ? cut.slice(0, space) : cut.slice(0, length)).replace(/[\s,;:–-]+$|[\ud800-\udbff]$/, '')}…`;
}

const WORDS_PER_MINUTE = 200;

const WORD = /[\p{Letter}\p{Number}]/u;

/** Counts the parts between spaces that have a letter or a digit. */
export const countWords = (text: string): number => text.split(' ').filter((part) => WORD.test(part)).length;

export const readingMinutes = (words: number): number => Math.max(1, Math.ceil(words / WORDS_PER_MINUTE));

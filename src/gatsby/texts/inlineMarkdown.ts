import type { RichTextNode } from '../../lib/text/RichText';
import type { LocalText } from './localText';

/** Returns the plain text of a part of a rich text. */
export const plainOf = (node: RichTextNode): string => {
  if (node.type === 'text') return node.value;
  return node.tag === 'br' ? '\n' : node.children.map(plainOf).join('');
};

/** Length of the longest match; in a loop, for 120,000 matches spread into Math.max exceed the call stack. */
export function longestRun(text: string, pattern: RegExp): number {
  let longest = 0;
  for (const [match] of text.matchAll(pattern)) longest = Math.max(longest, match.length);
  return longest;
}

/** Block elements. */
export const BLOCKS: ReadonlySet<string> = new Set(
  'p h2 h3 h4 h5 h6 ul ol li dl dt dd blockquote pre hr div figure figcaption details summary table caption'.split(' '),
);

type Element = Extract<RichTextNode, { type: 'element' }>;

/** The characters that HTML collapses to one space; a no-break space is not among them. */
const SPACES = /[ \t\n\r\f]+/g;

const MARKS: Readonly<Record<string, string>> = { strong: '**', b: '**', em: '*', i: '*', del: '~~', s: '~~' };

/** Inline content as Markdown. */
export function inlineMarkdown(nodes: readonly RichTextNode[], text: LocalText): string {
  return nodes.map((node) => inline(node, text)).join('');
}

function inline(node: RichTextNode, text: LocalText): string {
  if (node.type === 'text') return escapeMarkdown(node.value.replace(SPACES, ' '));
  if (node.tag === 'br') return BREAK;
  if (node.tag === 'code') return codeSpan(plainOf(node));
  if (node.tag === 'img') return image(node, text);
  const inner = inlineMarkdown(node.children, text);
  // In a cell of a table, whose blocks are one line.
  if (BLOCKS.has(node.tag)) return ` ${inner} `;
  if (node.tag === 'a') return link(inner, text.hrefOf(node.attributes));
  const mark = MARKS[node.tag];
  return mark ? marked(inner, mark) : inner;
}

/** A line break. */
const BREAK = '\\\n';

/**
 * The length of a text without the white space and the line breaks at its end. Not by a regular expression: its time would grow with
 * the square of their number.
 */
export function endOf(text: string): number {
  let end = text.length;
  for (;;) {
    if (text.endsWith(BREAK, end)) end -= BREAK.length;
    else if (end > 0 && /\s/.test(text[end - 1] ?? '')) end -= 1;
    else return end;
  }
}

/** Marks must be adjacent to words: with a space inside they would be plain characters. */
function marked(inner: string, mark: string): string {
  const start = inner.length - inner.trimStart().length;
  const end = endOf(inner);
  if (end <= start) return inner;
  return inner.slice(0, start) + mark + inner.slice(start, end) + mark + inner.slice(end);
}

const link = (inner: string, href: string | undefined): string =>
  href && inner ? `[${inner}](${target(href)})` : inner;

function image({ attributes }: Element, { pictureOf }: LocalText): string {
  const picture = pictureOf(attributes);
  return picture ? `![${escapeMarkdown(attributes.alt ?? '')}](${target(picture.src)})` : '';
}

/** A URL with encoded characters that would end it. */
const target = (address: string): string =>
  address.replace(/[\s()<>]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);

function codeSpan(content: string): string {
  const ticks = '`'.repeat(longestRun(content, /`+/g) + 1);
  const space = /^`|`$/.test(content) ? ' ' : '';
  return ticks + space + content + space + ticks;
}

/** A plain text with Markdown's special characters escaped. */
export const escapeMarkdown = (text: string): string => text.replace(/[\\`*_[\]<~]|&(?=#?\w+;)/g, '\\$&');

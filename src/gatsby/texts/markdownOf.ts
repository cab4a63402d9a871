import type { RichTextNode } from '../../lib/text/RichText';
import type { LocalText } from './localText';
import { BLOCKS, endOf, escapeMarkdown, inlineMarkdown, longestRun, plainOf } from './inlineMarkdown';

type Element = Extract<RichTextNode, { type: 'element' }>;

/** Returns a rich text as Markdown (CommonMark, with tables as on GitHub), its blocks separated by empty lines. */
export function markdownOf(text: LocalText): string {
  return blocks(text.nodes, text);
}

/** Inline content between two blocks becomes a paragraph. */
function blocks(nodes: readonly RichTextNode[], text: LocalText): string {
  const parts: string[] = [];
  let loose: RichTextNode[] = [];
  const endParagraph = () => {
    parts.push(paragraph(loose, text));
    loose = [];
  };
  for (const node of nodes) {
    if (node.type === 'element' && BLOCKS.has(node.tag)) {
      endParagraph();
      parts.push(block(node, text));
    } else loose.push(node);
  }
  endParagraph();
  return parts.filter(Boolean).join('\n\n');
}

function block(node: Element, text: LocalText): string {
  const { tag, children } = node;
  const heading = /^h([2-6])$/.exec(tag)?.[1];
  if (heading) return `${'#'.repeat(Number(heading))} ${oneLine(children, text)}`;
  switch (tag) {
    case 'ul':
    case 'ol':
      return list(node, text);
    case 'blockquote':
      return prefixed(blocks(children, text), '> ');
    case 'pre':
      return code(node);
    case 'hr':
      return '---';
    case 'table':
      return tableMarkdown(node, text);
    case 'dt':
    case 'summary':
    case 'caption':
      return children.length > 0 ? `**${oneLine(children, text)}**` : '';
    default:
      return blocks(children, text);
  }
}

/** Inline content in one line, without its line breaks. */
const oneLine = (nodes: readonly RichTextNode[], text: LocalText): string =>
  inlineMarkdown(nodes, text)
    .split('\n')
    .map((line, index, lines) => (index < lines.length - 1 ? line.trim().replace(/\\$/, '') : line.trim()))
    .join(' ')
    .replace(/ {2,}/g, ' ')
    .trim();

const withoutEnd = (text: string): string => text.slice(0, endOf(text));

/** Escapes the beginning of a line that Markdown would read as a heading, a list or a quotation. */
const paragraph = (nodes: readonly RichTextNode[], text: LocalText): string =>
  withoutEnd(inlineMarkdown(nodes, text))
    .trim()
    .replace(/^(\s*)([#+>-]|=+$|\d+(?=[.)]\s))/gm, (_, space: string, sign: string) =>
      /^\d/.test(sign) ? `${space}${sign}\\` : `${space}\\${sign}`,
    );

function list(node: Element, text: LocalText): string {
  const items = node.children.filter((child): child is Element => child.type === 'element' && child.tag === 'li');
  const first = Number(node.attributes.start ?? 1);
  const marks = items.map((_, index) => (node.tag === 'ol' ? `${first + index}. ` : '- '));
  const texts = items.map((item, index) => {
    const mark = marks[index] ?? '';
    return mark + prefixed(blocks(item.children, text), ' '.repeat(mark.length)).trimStart();
  });
  // Items of one line are not separated.
  return texts.join(texts.some((item) => item.includes('\n\n')) ? '\n\n' : '\n');
}

function code(node: Element): string {
  const classes = [node, ...node.children].map((part) =>
    part.type === 'element' ? (part.attributes.class ?? '') : '',
  );
  const language = /\blanguage-([\w-]+)/.exec(classes.join(' '))?.[1] ?? '';
  const content = plainOf(node).replace(/\n$/, '');
  const longest = Math.max(2, longestRun(content, /`+/g));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${content}\n${fence}`;
}

const prefixed = (block: string, prefix: string): string =>
  block
    .split('\n')
    .map((line) => (line ? prefix + line : prefix.trimEnd()))
    .join('\n');

/** A plain text, such as a title or a summary, as a line of Markdown. */
export const markdownLine = (text: string): string => escapeMarkdown(text).replace(/\s+/g, ' ').trim();

const elementsIn = (node: Element, ...tags: string[]): Element[] =>
  node.children.flatMap((child) => {
    if (child.type === 'text') return [];
    return tags.includes(child.tag) ? [child] : elementsIn(child, ...tags);
  });

/** A table in GitHub's Markdown, with its caption above; such a table always has a head. */
function tableMarkdown(table: Element, text: LocalText): string {
  const rows = elementsIn(table, 'tr').map((row) => elementsIn(row, 'th', 'td').map((cell) => cellText(cell, text)));
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  if (width === 0) return '';
  const hasHead = elementsIn(table, 'tr')[0]?.children.some((cell) => cell.type === 'element' && cell.tag === 'th');
  const [head = [], ...body] = hasHead ? rows : [[], ...rows];
  const line = (cells: readonly string[]) =>
    `| ${Array.from({ length: width }, (_, column) => cells[column] ?? '').join(' | ')} |`;
  const caption = elementsIn(table, 'caption').map((node) => `**${cellText(node, text)}**\n\n`);
  const rule = line(Array.from({ length: width }, () => '---'));
  return caption.join('') + [line(head), rule, ...body.map(line)].join('\n');
}

/** A cell is one line, and a bar would end it. */
const cellText = (cell: Element, text: LocalText): string => oneLine(cell.children, text).replace(/\|/g, '\\|');

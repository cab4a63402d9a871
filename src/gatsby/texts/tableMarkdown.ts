import type { RichTextNode } from '../../lib/text/RichText';
import { inlineMarkdown } from './inlineMarkdown';
import type { LocalText } from './localText';

type Element = Extract<RichTextNode, { type: 'element' }>;

const elementsIn = (node: Element, ...tags: string[]): Element[] =>
  node.children.flatMap((child) => {
    if (child.type === 'text') return [];
    return tags.includes(child.tag) ? [child] : elementsIn(child, ...tags);
  });

/** A table as GitHub's Markdown has it, with its caption above; such a table has a head always. */
export function tableMarkdown(table: Element, text: LocalText): string {
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
const cellText = (cell: Element, text: LocalText): string =>
  inlineMarkdown(cell.children, text)
    .split('\n')
    .map((line, index, lines) => (index < lines.length - 1 ? line.trim().replace(/\\$/, '') : line.trim()))
    .join(' ')
    .replace(/\|/g, '\\|')
    .trim();

import type { Node } from 'prosemirror-model';
import { tagAttributes } from './writeInline';

const isHeader = (row: Node) => row.childCount > 0 && row.children.every(({ type }) => type.name === 'th');

/** The section of a row: its own, or that of its place. */
function sectionOf(row: Node, at: number, before: string | undefined): string {
  const own: unknown = row.attrs.section;
  if (typeof own === 'string') return own;
  if (at === 0) return isHeader(row) ? 'thead' : 'tbody';
  return before === 'tfoot' ? 'tfoot' : 'tbody';
}

interface Section {
  tag: string;
  part: unknown;
  rows: string[];
}

function sectionsOf(table: Node, row: (node: Node) => string): Section[] {
  const sections: Section[] = [];
  table.children.forEach((node, at) => {
    const last = sections.at(-1);
    const tag = sectionOf(node, at, last?.tag);
    const part: unknown = node.attrs.part;
    // A new row belongs to the part before it.
    const isSame = last && last.tag === tag && (part === null || last.part === null || last.part === part);
    if (isSame) last.rows.push(row(node));
    else sections.push({ tag, part, rows: [row(node)] });
  });
  return sections;
}

/**
 * The HTML of a table.
 * @param children writes what is in a cell or a caption
 */
export function writeTable(table: Node, caption: Node | undefined, children: (node: Node) => string): string {
  const cell = (node: Node) =>
    `<${node.type.name}${tagAttributes(node.type.name, node)}>${children(node)}</${node.type.name}>`;
  const row = (node: Node) => `<tr>${node.children.map(cell).join('')}</tr>`;
  const sections = sectionsOf(table, row).map(({ tag, rows }) => `<${tag}>\n${rows.join('\n')}\n</${tag}>`);
  const lines = [...(caption ? [`<caption>${children(caption)}</caption>`] : []), ...sections];
  return `<table>\n${lines.join('\n')}\n</table>`;
}

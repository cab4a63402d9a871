import type { Mark, Node } from 'prosemirror-model';
import { isBareByPlace } from './isBareByPlace';
import { type Written, writtenAttributes } from '../schema/keptAttributes';

/** As sanitize-html writes a text. */
const escapeText = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

const attribute = ([name, value]: Written[number]) => {
  // As sanitize-html has it: only an empty alternative text is written out.
  if (value === '' && name !== 'alt') return ` ${name}`;
  return ` ${name}="${escapeText(value).replace(/"/g, '&quot;')}"`;
};

/** Attributes as they stand in a tag, each with a blank before it. */
const attributesText = (written: Written): string => written.map(attribute).join('');

/** The attributes of a node or mark as they stand in a tag. */
const tagAttributes = (tag: string, { attrs }: Node | Mark): string => attributesText(writtenAttributes(tag, attrs));

function leaf(node: Node): string {
  if (node.isText) return escapeText(node.text ?? '');
  return `<${node.type.name}${tagAttributes(node.type.name, node)} />`;
}

/** The first node after a place that does not have a mark. */
function endOf(mark: Mark, nodes: readonly Node[], from: number, to: number): number {
  let at = from;
  while (at < to && nodes[at]?.marks.some((each) => each.eq(mark))) at += 1;
  return at;
}

function write(nodes: readonly Node[], from: number, to: number, open: readonly Mark[]): string {
  let html = '';
  let at = from;
  while (at < to) {
    const node = nodes[at];
    if (!node) break;
    // The mark that goes furthest is the outermost, as a person would write it.
    let [outermost, end]: [Mark | undefined, number] = [undefined, at];
    for (const mark of node.marks) {
      if (open.some((each) => each.eq(mark))) continue;
      const reach = endOf(mark, nodes, at, to);
      if (reach > end) [outermost, end] = [mark, reach];
    }
    if (!outermost) {
      html += leaf(node);
      at += 1;
      continue;
    }
    const tag = outermost.type.name;
    const inside = write(nodes, at, end, [...open, outermost]);
    html += `<${tag}${tagAttributes(tag, outermost)}>${inside}</${tag}>`;
    at = end;
  }
  return html;
}

/** The HTML of what is in a line. */
const writeInline = (parent: Node): string => write(parent.children, 0, parent.childCount, []);

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
function writeTable(table: Node, caption: Node | undefined, children: (node: Node) => string): string {
  const cell = (node: Node) =>
    `<${node.type.name}${tagAttributes(node.type.name, node)}>${children(node)}</${node.type.name}>`;
  const row = (node: Node) => `<tr>${node.children.map(cell).join('')}</tr>`;
  const sections = sectionsOf(table, row).map(({ tag, rows }) => `<${tag}>\n${rows.join('\n')}\n</${tag}>`);
  const lines = [...(caption ? [`<caption>${children(caption)}</caption>`] : []), ...sections];
  return `<table>\n${lines.join('\n')}\n</table>`;
}

/** Elements whose children stand on lines of their own, which the site drops. */
const LINES = new Set(['doc', 'ul', 'ol', 'dl']);

/** Nodes never change: of a long text, only what was typed in is written again. */
const written = new WeakMap<Node, string>();

/** Whether each of the children is a paragraph that is written without its element. */
function bareChildren(parent: Node): boolean[] {
  const { children } = parent;
  const paragraphs = children.filter(({ type }) => type.name === 'p');
  const isBare = children.map((child, at) => {
    if (child.type.name !== 'p' || child.attrs.lang !== null) return false;
    if (child.attrs.wrap !== null) return child.attrs.wrap === 'none';
    const isEmpty = child.childCount === 0 && children.length === 1;
    return isBareByPlace(parent.type.name, { isFirst: at === 0, isOnly: paragraphs.length === 1, isEmpty });
  });
  // Two of them side by side would be one.
  return isBare.map((each, at) => each && !isBare[at - 1] && !isBare[at + 1]);
}

/** The HTML of a node's children. */
function writeChildren(parent: Node): string {
  if (parent.inlineContent) return writeInline(parent);
  const isBare = bareChildren(parent);
  const parts = parent.children.map((child, at) => (isBare[at] ? writeInline(child) : writeNode(child)));
  if (!LINES.has(parent.type.name)) return parts.join('');
  const text = parts.join('\n');
  return parent.type.name === 'doc' ? text : `\n${text}\n`;
}

const classOf = (value: unknown) => (typeof value === 'string' ? attributesText([['class', value]]) : '');

function writeCode({ attrs, textContent }: Node): string {
  const text = escapeText(textContent);
  // A browser drops a line break at the beginning of `pre`.
  const hasCode = Boolean(attrs.hasCode) || textContent.startsWith('\n');
  const inside = hasCode ? `<code${classOf(attrs.codeClass)}>${text}</code>` : text;
  return `<pre${classOf(attrs.class)}>${inside}</pre>`;
}

function makeNode(node: Node): string {
  const tag = node.type.name;
  if (tag === 'heading') return `<h${Number(node.attrs.level)}>${writeInline(node)}</h${Number(node.attrs.level)}>`;
  if (tag === 'pre') return writeCode(node);
  if (tag === 'table') return writeTable(node, undefined, writeChildren);
  if (tag === 'captioned') return writeTable(node.child(1), node.child(0), writeChildren);
  if (node.isLeaf) return `<${tag}${tagAttributes(tag, node)} />`;
  return `<${tag}${tagAttributes(tag, node)}>${writeChildren(node)}</${tag}>`;
}

function writeNode(node: Node): string {
  const before = written.get(node);
  if (before !== undefined) return before;
  const html = makeNode(node);
  written.set(node, html);
  return html;
}

/** Whether a block shows nothing: an empty paragraph at the end, where somebody has yet to write. */
const isUnwritten = (node: Node | null) => node?.type.name === 'p' && node.childCount === 0 && node.attrs.lang === null;

/**
 * Writes a document as HTML for PocketBase: what the source plugin's sanitiser gives back as it is.
 * Empty paragraphs at the end are left out.
 */
export function writeHtml(doc: Node): string {
  let [count, end] = [doc.childCount, doc.content.size];
  for (; isUnwritten(doc.maybeChild(count - 1)); count -= 1) end -= 2;
  return count === 0 ? '' : writeChildren(count === doc.childCount ? doc : doc.cut(0, end));
}

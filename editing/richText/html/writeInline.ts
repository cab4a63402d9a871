import type { Mark, Node } from 'prosemirror-model';
import { writtenAttributes, type Written } from '../schema/keptAttributes';

/** As sanitize-html writes a text. */
export const escapeText = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

const attribute = ([name, value]: Written[number]) => {
  // As sanitize-html has it: only an empty alternative text is written out.
  if (value === '' && name !== 'alt') return ` ${name}`;
  return ` ${name}="${escapeText(value).replace(/"/g, '&quot;')}"`;
};

/** Attributes as they stand in a tag, each with a blank before it. */
export const attributesText = (written: Written): string => written.map(attribute).join('');

/** The attributes of a node or mark as they stand in a tag. */
export const tagAttributes = (tag: string, { attrs }: Node | Mark): string =>
  attributesText(writtenAttributes(tag, attrs));

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
export const writeInline = (parent: Node): string => write(parent.children, 0, parent.childCount, []);

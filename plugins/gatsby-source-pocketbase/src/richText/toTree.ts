import { parseDocument } from 'htmlparser2';
import { withoutControls } from '../client/withoutControls';
import type { RichTextNode } from './RichText';

type DomNode = ReturnType<typeof parseDocument>['children'][number];

/** Elements in which white space between children is only the editor's line breaks. */
const CONTAINERS = new Set([
  'ul',
  'ol',
  'dl',
  'table',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'figure',
  'details',
  'div',
  'blockquote',
]);

function convert(node: DomNode, inContainer: boolean): RichTextNode[] {
  if (node.type === 'text') {
    // After parsing: a control character can be written as a character reference, `&#1;`.
    const value = withoutControls(node.data);
    return inContainer && !value.trim() ? [] : [{ type: 'text', value }];
  }
  if (node.type !== 'tag') return [];
  return [
    {
      type: 'element',
      tag: node.name,
      attributes: withoutControls(node.attribs),
      children: node.children.flatMap((child) => convert(child, CONTAINERS.has(node.name))),
    },
  ];
}

const treeOf = (html: string, inContainer: boolean) =>
  parseDocument(html, { decodeEntities: true }).children.flatMap((node) => convert(node, inContainer));

/** Sanitised HTML as a JSON tree. */
export const toTree = (html: string): RichTextNode[] => treeOf(html, true);

/** HTML in which every space counts, as a JSON tree. */
export const inlineTree = (html: string): RichTextNode[] => treeOf(html, false);

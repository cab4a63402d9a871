import { parseDocument } from 'htmlparser2';
import { withoutControls } from '../client/withoutControls';
import { MAX_DEPTH } from './RichTextContext';
import type { RichTextNode } from './RichText';

type DomNode = ReturnType<typeof parseDocument>['children'][number];

/** Elements in which white space between children is only formatting of the source. */
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

/** Elements within a line, between which white space is a space. */
const INLINE = new Set(
  'a abbr b br cite code del em i img ins kbd mark q s samp small span strong sub sup u var'.split(' '),
);

const isInline = (node: DomNode | undefined): boolean =>
  node?.type === 'text' || (node?.type === 'tag' && INLINE.has(node.name));

interface Level {
  nodes: readonly DomNode[];
  at: number;
  into: RichTextNode[];
  depth: number;
  inContainer: boolean;
}

/** Sanitised HTML as a JSON tree. */
interface Tree {
  nodes: RichTextNode[];
  /** Elements below MAX_DEPTH were left out; their text and images moved one level up. */
  isFlattened: boolean;
}

/** Iterative: a recursive walk over nested HTML exceeds the call stack at some 5,000 levels. */
function treeOf(html: string, inContainer: boolean): Tree {
  const { children } = parseDocument(html, { decodeEntities: true });
  const nodes: RichTextNode[] = [];
  let isFlattened = false;
  const open: Level[] = [{ nodes: children, at: 0, into: nodes, depth: 0, inContainer }];
  for (let level = open.at(-1); level; level = open.at(-1)) {
    const node = level.nodes[level.at++];
    if (!node) open.pop();
    else if (node.type === 'text') {
      // After parsing: a control character can be written as a character reference, `&#1;`.
      const value = withoutControls(node.data);
      const isBetween = isInline(level.nodes[level.at - 2]) && isInline(level.nodes[level.at]);
      if (!level.inContainer || value.trim() || isBetween) level.into.push({ type: 'text', value });
    } else if (node.type === 'tag') {
      const isTooDeep = level.depth >= MAX_DEPTH && node.children.length > 0;
      isFlattened ||= isTooDeep;
      const below: RichTextNode[] = isTooDeep ? level.into : [];
      if (!isTooDeep)
        level.into.push({
          type: 'element',
          tag: node.name,
          attributes: withoutControls(node.attribs),
          children: below,
        });
      open.push({
        nodes: node.children,
        at: 0,
        into: below,
        depth: level.depth + 1,
        inContainer: CONTAINERS.has(node.name),
      });
    }
  }
  return { nodes, isFlattened };
}

/** Sanitised HTML as a JSON tree, at most MAX_DEPTH elements deep. */
export const toTree = (html: string): Tree => treeOf(html, true);

/** HTML in which every space counts, as a JSON tree. */
export const inlineTree = (html: string): RichTextNode[] => treeOf(html, false).nodes;

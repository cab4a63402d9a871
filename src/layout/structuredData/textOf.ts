import type { RichTextNode } from '../../lib/text/RichText';

/** Elements within a line: the words beside them belong to the same sentence. */
const INLINE = new Set([
  'a',
  'abbr',
  'b',
  'code',
  'em',
  'i',
  'mark',
  's',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'u',
]);

/** The words of a rich text, or of a part of it, without markup and on one line. */
export function textOf(nodes: readonly RichTextNode[]): string {
  return nodes.map(wordsOf).join('').replace(/\s+/g, ' ').trim();
}

function wordsOf(node: RichTextNode): string {
  if (node.type === 'text') return node.value;
  const words = node.children.map(wordsOf).join('');
  return INLINE.has(node.tag) ? words : ` ${words} `;
}

/** The nodes of a rich text as queries bring it; none where there is no text. */
export const treeOf = (text: { readonly tree: unknown } | null): readonly RichTextNode[] =>
  (text?.tree ?? []) as readonly RichTextNode[];

import { plainText } from '../richText/plainText';
import type { RichText, RichTextNode } from '../richText/RichText';

/** A text is a string; an element is its tag, its attributes and its children. */
type Packed = string | [tag: string, attributes: Record<string, string>, ...children: Packed[]];

const pack = (node: RichTextNode): Packed =>
  node.type === 'text' ? node.value : [node.tag, node.attributes, ...node.children.map(pack)];

function unpack(packed: Packed): RichTextNode {
  if (typeof packed === 'string') return { type: 'text', value: packed };
  const [tag, attributes, ...children] = packed;
  return { type: 'element', tag, attributes, children: children.map(unpack) };
}

/**
 * A rich text as stored on a node: one JSON string, without repeated property names and without the text, which the tree contains.
 * Gatsby would copy, walk and decode thousands of objects for each access to the node, although few queries read the text; with
 * property names the string would be three times as long.
 */
export const keepRichText = (richText: RichText): string =>
  JSON.stringify({ ...richText, text: undefined, tree: richText.tree.map(pack) });

/** The rich text that a node stores; null if it has none. */
export function keptRichText(kept: unknown): RichText | null {
  if (typeof kept !== 'string' || !kept) return null;
  const { tree: packed, ...rest } = JSON.parse(kept) as Omit<RichText, 'tree' | 'text'> & { tree: Packed[] };
  const tree = packed.map(unpack);
  return { ...rest, tree, text: plainText(tree) };
}

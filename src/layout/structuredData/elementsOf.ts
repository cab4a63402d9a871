import type { RichTextNode } from '../../lib/text/RichText';

type Element = Extract<RichTextNode, { type: 'element' }>;

/** The elements with a name in a rich text, however deep, in its order. */
export const elementsOf = (nodes: readonly RichTextNode[], tag: string): Element[] =>
  nodes.flatMap((node) =>
    node.type === 'element' ? [...(node.tag === tag ? [node] : []), ...elementsOf(node.children, tag)] : [],
  );

import type { RichTextNode } from '../../lib/text/RichText';

const idsIn = (nodes: readonly RichTextNode[]): string[] =>
  nodes.flatMap((node) =>
    node.type === 'text' ? [] : [...(node.attributes.id ? [node.attributes.id] : []), ...idsIn(node.children)],
  );

/** Puts a prefix before every id of a text, and in the links that lead to one of them. */
export function prefixIds(tree: readonly RichTextNode[], prefix: string): readonly RichTextNode[] {
  const ids = new Set(idsIn(tree));
  const rename = (node: RichTextNode): RichTextNode => {
    if (node.type === 'text') return node;
    const { id, href } = node.attributes;
    const attributes = {
      ...node.attributes,
      ...(id && { id: prefix + id }),
      ...(href?.startsWith('#') && ids.has(href.slice(1)) && { href: `#${prefix}${href.slice(1)}` }),
    };
    return { ...node, attributes, children: node.children.map(rename) };
  };
  return tree.map(rename);
}

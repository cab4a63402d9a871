import type { RichTextNode } from '../../lib/text/RichText';

/** The characters of a part of a text, as they are. */
export const plainOf = (node: RichTextNode): string => {
  if (node.type === 'text') return node.value;
  return node.tag === 'br' ? '\n' : node.children.map(plainOf).join('');
};

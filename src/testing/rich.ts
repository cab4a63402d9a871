import type { RichTextNode } from '../lib/text/RichText';

/** Words, or an element's name with the parts that are in it. */
type Part = string | readonly [tag: string, ...inside: unknown[]];

/** A rich text as the content layer brings it: `rich(['p', 'We ', ['strong', 'count']])`. */
export function rich(...parts: Part[]): RichTextNode[] {
  return parts.map((part) => {
    if (typeof part === 'string') return { type: 'text', value: part };
    const [tag, ...inside] = part;
    return { type: 'element', tag, attributes: {}, children: rich(...(inside as Part[])) };
  });
}

import type { Typeset } from '../options/Options';
import { parseRichText } from '../richText/parseRichText';
import type { RichText, RichTextNode } from '../richText/RichText';
import type { RichTextContext } from '../richText/RichTextContext';
import { plainText } from '../richText/plainText';

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

/** A text's images, files and links, and the text as stored on a node. */
export type ParsedHtml = Pick<RichText, 'images' | 'files' | 'links' | 'isFlattened'> & { kept: string };

/** @param locale of the text */
export type ParseHtml = (html: string, locale: string) => ParsedHtml;

const NOTHING: ParsedHtml = { images: [], files: [], links: [], kept: '' };

/** A slash can be a character reference; editors do not write it, but an image would be missing. */
const MAY_NAME_FILES = /api\/files|&(?:#|sol;)/;

/** Parses the whole text. */
export const parseHtml =
  (context: RichTextContext, typeset: Typeset = (text) => text): ParseHtml =>
  (html, locale) => {
    const richText = parseRichText(html, context, (text) => typeset(text, locale));
    const { images, files, links, isFlattened } = richText;
    return { images, files, links, ...(isFlattened && { isFlattened }), kept: keepRichText(richText) };
  };

/** Parses a text only if it may contain files: only these are needed before anything is written. */
export const scanHtml =
  (context: RichTextContext): ParseHtml =>
  (html) => {
    if (!MAY_NAME_FILES.test(html)) return NOTHING;
    const { images, files } = parseRichText(html, context);
    return { ...NOTHING, images, files };
  };

import type { Typeset } from '../options/Options';
import { parseRichText } from '../richText/parseRichText';
import type { RichText } from '../richText/RichText';
import type { RichTextContext } from '../richText/RichTextContext';
import { keepRichText } from './keptRichText';

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

import { parseRichText } from '../../../plugins/gatsby-source-pocketbase/src/richText/parseRichText';
import type { RichText } from '../../../plugins/gatsby-source-pocketbase/src/richText/RichText';
import type { RichTextContext } from '../../../plugins/gatsby-source-pocketbase/src/richText/RichTextContext';
import { typeset } from '../../../src/i18n/typeset';
import type { PictureFile } from '../../../src/ui/Picture';
import { fileOf } from './fileOf';
import { COLLECTION_IDS } from './shapes';

type Stored = { readonly src: string; readonly file: PictureFile };

/** A rich text, as a template's query returns it. */
export type QueriedText = Pick<RichText, 'tree' | 'headings' | 'minutes'> & {
  readonly images: readonly Stored[];
  readonly files: readonly Stored[];
};

/** A page has some hundred texts; each keystroke makes another one. */
const MOST = 1000;
const parsed = new Map<string, QueriedText>();

const context = (): RichTextContext => ({
  // A sandboxed document's own origin is "null", its address is not.
  origins: [new URL(globalThis.location?.href ?? 'http://site.example').origin],
  collectionIds: COLLECTION_IDS,
});

const stored = (keys: readonly string[]): Stored[] => keys.map((src) => ({ src, file: fileOf(src) }));

/** Names a text that is parsed only if it is drawn. */
export const textKey = (html: string, locale: string): string => `${locale} ${html}`;

/**
 * Parses, sanitises and typesets a text as a build of the site does, once for equal texts.
 * @param key of textKey()
 */
export function richTextOf(key: string): QueriedText {
  const known = parsed.get(key);
  if (known) return known;
  const end = key.indexOf(' ');
  const locale = key.slice(0, end);
  const { tree, headings, minutes, images, files } = parseRichText(key.slice(end + 1), context(), (text) =>
    typeset(text, locale),
  );
  const text = { tree, headings, minutes, images: stored(images), files: stored(files) };
  if (parsed.size >= MOST) parsed.delete(parsed.keys().next().value ?? '');
  parsed.set(key, text);
  return text;
}

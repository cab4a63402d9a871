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

/** Characters of HTML whose trees are kept: a large page has 100,000, and each keystroke makes another text. */
const MOST = 600_000;
let kept = 0;
/** The one that was used last is at the end. */
const parsed = new Map<string, QueriedText>();

function keep(key: string, text: QueriedText): QueriedText {
  parsed.set(key, text);
  kept += key.length;
  for (const oldest of parsed.keys()) {
    if (kept <= MOST || oldest === key) break;
    parsed.delete(oldest);
    kept -= oldest.length;
  }
  return text;
}

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
  if (known) {
    parsed.delete(key);
    parsed.set(key, known);
    return known;
  }
  const end = key.indexOf(' ');
  const locale = key.slice(0, end);
  const { tree, headings, minutes, images, files } = parseRichText(key.slice(end + 1), context(), (text) =>
    typeset(text, locale),
  );
  return keep(key, { tree, headings, minutes, images: stored(images), files: stored(files) });
}

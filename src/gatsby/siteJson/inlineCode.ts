import { createHash } from 'node:crypto';

/** The inline code of pages, by the digests with which a Content-Security-Policy allows it (`sha256-…`). */
export type InlineCode = { readonly scripts: readonly string[]; readonly styles: readonly string[] };

const ELEMENT = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;
/** The types of scripts that are none. */
const IS_DATA = /^application\/(ld\+)?json$/;

/** A script or style as a policy names it. */
export const codeHash = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/**
 * Finds the code in a page that the build made.
 * @param html of a page in which nothing of an editor's could be code
 */
export function inlineCode(html: string): InlineCode {
  const code = { script: new Set<string>(), style: new Set<string>() };
  for (const [, tag = '', attributes = '', text = ''] of html.matchAll(ELEMENT)) {
    const [, type = ''] = /\stype="([^"]*)"/.exec(attributes) ?? [];
    if (/\ssrc=/.test(attributes) || IS_DATA.test(type)) continue;
    code[tag as keyof typeof code].add(codeHash(text));
  }
  return { scripts: [...code.script], styles: [...code.style] };
}

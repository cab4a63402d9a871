import type { CollectionOptions, LocaleOptions } from '../options/Options';

type Json = Record<string, unknown>;

const isPlainObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Only tags and invisible characters (spaces, zero-width characters). Matching stops at the first visible character. */
const BLANK =
  /^(?:<[^>]*>|&(?:nbsp|ensp|emsp|thinsp|shy|zwnj|zwj|lrm|rlm|NoBreak|ZeroWidthSpace);|[\u0000-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb]|\ud82f[\udca0-\udca3]|\ud834[\udd73-\udd7a]|[\udb40-\udb43][\udc00-\udfff])*$/;
const NUMERIC_ENTITIES = /&#(?:x([\da-f]{1,6})|(\d{1,7}));/gi;
const SHOWN_WITHOUT_WORDS = /<(?:img|hr|iframe|video)\b/i;

/** Whether a value is empty: PocketBase's value of an empty field, or HTML without content. */
export function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true;
  // An unused editor leaves `<p></p>`; an image alone is content.
  if (typeof value === 'string') return BLANK.test(decoded(value)) && !SHOWN_WITHOUT_WORDS.test(value);
  if (Array.isArray(value)) return value.length === 0;
  return isPlainObject(value) && Object.values(value).every(isEmpty);
}

const decoded = (html: string): string =>
  html.includes('&#')
    ? html.replace(NUMERIC_ENTITIES, (_, hex: string, decimal: string) => {
        const code = hex ? parseInt(hex, 16) : Number(decimal);
        // A decoded "<" would look like a tag.
        return code > 0x10ffff || code === 60 ? '?' : String.fromCodePoint(code);
      })
    : html;

/**
 * The value to show: the locale's own if it exists, otherwise the fallback. Objects are resolved key by key.
 */
export function resolveLocale(fallback: unknown, own: unknown): unknown {
  if (isEmpty(own)) return fallback;
  if (!isPlainObject(fallback) || !isPlainObject(own)) return own;
  const keys = new Set([...Object.keys(fallback), ...Object.keys(own)]);
  return Object.fromEntries([...keys].map((key) => [key, resolveLocale(fallback[key], own[key])]));
}

/** The fallback locales of a locale without texts, best first: if none of them has texts, there is no node. */
export function fallbackChain(locale: string, locales: LocaleOptions, options: CollectionOptions): string[] {
  const fallback = options.fallback ?? locales.fallback;
  if (fallback === 'default') return [locales.default];
  return fallback === 'skip' ? [] : (fallback[locale] ?? []);
}

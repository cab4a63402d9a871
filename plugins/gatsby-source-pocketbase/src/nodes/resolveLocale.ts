type Json = Record<string, unknown>;

const isPlainObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Tags and spaces only. Of a text with words it reads no further than the first. */
const BLANK = /^(?:<[^>]*>|&nbsp;|\s)*$/;
const SHOWN_WITHOUT_WORDS = /<(?:img|hr|iframe|video)\b/i;

/** Whether a value says nothing: what PocketBase keeps for an empty field, and HTML without any content. */
export function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true;
  // An editor that was opened and left leaves `<p></p>`; a picture alone is content.
  if (typeof value === 'string') return BLANK.test(value) && !SHOWN_WITHOUT_WORDS.test(value);
  if (Array.isArray(value)) return value.length === 0;
  return isPlainObject(value) && Object.values(value).every(isEmpty);
}

/**
 * The value to show: the locale's own where it exists, else the default one. Objects are resolved key by key.
 */
export function resolveLocale(fallback: unknown, own: unknown): unknown {
  if (isEmpty(own)) return fallback;
  if (!isPlainObject(fallback) || !isPlainObject(own)) return own;
  const keys = new Set([...Object.keys(fallback), ...Object.keys(own)]);
  return Object.fromEntries([...keys].map((key) => [key, resolveLocale(fallback[key], own[key])]));
}

import { ownValue } from '../ownValue';

/** The values that a page accepts for a parameter of its URL, as the page declares them in its context. */
export type Accepts = Readonly<Record<string, readonly string[]>>;

/**
 * Whether a page shows something for a query; PocketBase's hooks decide by it too, and goja has no URLSearchParams.
 * @param declared by the page; without it every query is accepted
 * @param query with or without its question mark
 */
export function acceptsQuery(declared: Accepts | undefined, query: string): boolean {
  const text = query.replace(/^\?/, '');
  if (!declared || text === '') return true;
  return text.split('&').every((pair) => {
    const [name = '', ...value] = pair.split('=');
    const key = decode(name);
    const values = ownValue(declared, key);
    return !values || values.includes(decode(value.join('=')));
  });
}

/** Decodes a part of a query; returns it unchanged if its encoding is invalid. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text.replace(/\+/g, ' '));
  } catch {
    return text;
  }
}

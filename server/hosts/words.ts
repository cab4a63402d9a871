/**
 * Addresses that are not there although a release has such files: what begins with a dot, compressed copies, what the
 * release says of itself, and the pages that stand for a miss.
 */
export const HIDDEN = /\/\.|\.(br|gz)$|^\/(id|manifest\.json)$|(^|\/)(404|410)(\.html|\/index\.html|\/)?$/;

/** The one folder with a dot that is published (RFC 8615). */
export const WELL_KNOWN = '/.well-known/';

/** Whether files of a type are pictures or films other than drawings, as pocketbase/hooks/site/findAnswer.ts decides. */
export const isMedia = (type: string): boolean => /^(image|video)\//.test(type) && !type.startsWith('image/svg+xml');

/** A text between quotation marks, as nginx and Caddy read one. */
export function quoted(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}

/** The name of a variable that holds a header: `Content-Security-Policy` → `content_security_policy`. */
export const variableOf = (header: string): string => header.toLowerCase().replace(/-/g, '_');

/** A text in a regular expression that stands for itself. */
export function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/\\\//g, '/');
}

/** A decoded path as clients write it (src/lib/url/findRedirect.ts, encodePath). */
export function encodePath(path: string): string {
  return encodeURI(path).replace(/[?#]/g, encodeURIComponent);
}

/** A pattern as nginx and Caddy write it: there a slash is a character like others. */
export function patternOf({ source }: RegExp): string {
  return source.replace(/\\\//g, '/');
}

/** A pattern for files of the build, made one for addresses. */
export function addressPattern(pattern: RegExp): string {
  return patternOf(pattern).replace(/^\^/, '^/');
}

/**
 * Puts the visitor's query behind an address that may have one, or a fragment, already.
 * @param first how the host writes a query with its question mark, or nothing where there is none
 * @param further how it writes one with an `&` before it
 */
export function withQuery(address: string, first: string, further: string): string {
  const [before = '', ...hash] = address.split('#');
  return [before + (before.includes('?') ? further : first), ...hash].join('#');
}

/**
 * Returns regular expressions for the rest after a prefix: those that need a slash at the end (a page's URL ends with one), then
 * one that does not; see targetOf in src/lib/url/findRedirect.ts.
 * @param to to which the rest is appended
 */
export function restPatterns(to: string): { slashed: string[]; plain: string } {
  const last = to.slice(to.lastIndexOf('/') + 1);
  const inFolder = '[^?]*/[^./?]+';
  if (last.includes('.')) return { slashed: [inFolder], plain: '[^?]*' };
  return { slashed: [inFolder, last ? '[^./?]*' : '[^./?]+'], plain: '[^?]*' };
}

import { isRoot } from '../../src/lib/url/findRedirect';
import { encodePath } from '../../src/lib/url/paths';
import { TYPES } from '../site/classify';
import type { HostRule, PrefixPage } from './hostRules';

/**
 * URLs that answer 404 although a release has such files: names that begin with a dot, compressed copies, the release's own
 * description, and the error pages. Those are at the root and below a locale's prefix only: an article may have the slug 404.
 */
export const HIDDEN =
  /\/\.|\.(br|gz)$|^\/(id|manifest\.json)$|^(\/[a-z]{2}(-[a-z]+)?)?\/(404|410)(\.html|\/index\.html|\/)?$/;

/** The one folder with a dot that is published (RFC 8615). */
export const WELL_KNOWN = '/.well-known/';

/** The extensions of each content type, with the dot. */
export const EXTENSIONS: readonly [type: string, extensions: string[]][] = [...new Set(Object.values(TYPES))].map(
  (type) => [type, Object.keys(TYPES).filter((extension) => TYPES[extension] === type)],
);

/** Whether a content type is an image or a video other than SVG, as pocketbase/hooks/site/findAnswer.ts decides. */
export const isMedia = (type: string): boolean => /^(image|video)\//.test(type) && !type.startsWith('image/svg+xml');

/** A quoted string of nginx and Caddy. */
export function quoted(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}

/** A block of nginx and Caddy. */
export function block(head: string, lines: readonly string[]): string[] {
  return [`${head} {`, ...lines.map((line) => `    ${line}`), '}'];
}

/** The entries of a map from paths to error pages, in the host's quotation marks. */
export function pageLines(pages: readonly PrefixPage[], quote: (text: string) => string): string[] {
  return pages.map(({ prefix, file }) =>
    [prefix === '/' ? 'default' : quote(`~^${literal(prefix)}`), quote(file)].join(' '),
  );
}

/** The name of the variable for a header: `Content-Security-Policy` → `content_security_policy`. */
export const variableOf = (header: string): string => header.toLowerCase().replace(/-/g, '_');

/** Escapes a text for a regular expression. */
export function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/\\\//g, '/');
}

/** A pattern in the syntax of nginx and Caddy, where a slash needs no escape. */
export function patternOf({ source }: RegExp): string {
  return source.replace(/\\\//g, '/');
}

/** Converts a pattern for files of the build to one for URL paths. */
export function addressPattern(pattern: RegExp): string {
  return patternOf(pattern).replace(/^\^/, '^/');
}

/**
 * Appends the visitor's query to a URL that may have a query or a fragment already.
 * @param first the host's variable for a query with its question mark, empty without a query
 * @param further the host's variable for a query with an `&` before it
 */
export function withQuery(address: string, first: string, further: string): string {
  const [before = '', ...hash] = address.split('#');
  return [before + (before.includes('?') ? further : first), ...hash].join('#');
}

/** The host's syntax for the group that captures the rest after a prefix, for the end of a pattern, and for the captured value. */
interface RestForm {
  group: string;
  end: string;
  value: string;
}

/** The patterns of a rule with a prefix, each with its target; the first that matches is the answer. */
export function prefixPatterns(
  { from, to, repeats }: Pick<HostRule, 'from' | 'to' | 'repeats'>,
  { group, end, value }: RestForm,
): [pattern: string, target: string][] {
  const begin = `~^${literal(encodePath(from))}`;
  if (!repeats) return [[begin, to]];
  // A second slash at the beginning would lead to another host.
  const gap = isRoot(to) ? '(?:/|%2[Ff])*' : '';
  const pattern = (rest: string) => `${begin}${gap}${group}${rest})${end}`;
  return [
    ...slashedRests(to).map((rest): [string, string] => [pattern(rest), `${to}${value}/`]),
    [pattern('[^?]*'), `${to}${value}`],
  ];
}

/**
 * The rests after a prefix that need a slash at the end, because a page's URL ends with one; see targetOf in
 * src/lib/url/findRedirect.ts.
 * @param to the path to which the rest is appended
 */
function slashedRests(to: string): string[] {
  const last = to.slice(to.lastIndexOf('/') + 1);
  const inFolder = '[^?]*/[^./?]+';
  return last.includes('.') ? [inFolder] : [inFolder, last ? '[^./?]*' : '[^./?]+'];
}

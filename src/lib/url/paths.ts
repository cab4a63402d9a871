/** A path with a slash at its end, as every page's URL has one. */
export const slashed = (path: string): string => (path.endsWith('/') ? path : `${path}/`);

/** A path without the slash at its end; `/` stays. */
export const withoutSlash = (path: string): string =>
  path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;

/** Whether a path is a file's, by an extension at its end. */
export const isFilePath = (path: string): boolean => /\.[a-z0-9]+$/i.test(path);

/** Encodes a decoded path for a URL. */
export const encodePath = (path: string): string => encodeURI(path).replace(/[?#]/g, encodeURIComponent);

/**
 * Adds a query to a URL that may have a query, or a fragment, already.
 * @param query without its question mark
 */
export function withQuery(url: string, query: string): string {
  if (!query) return url;
  const [before = '', ...hash] = url.split('#');
  return [before + (before.includes('?') ? '&' : '?') + query, ...hash].join('#');
}

/**
 * Returns a path in another locale: ("/sl/x/", "en") → "/x/". The path may be one that no page has.
 * @param path decoded or not
 * @param homes each locale's home page
 */
export function variantPath(path: string, homes: Readonly<Record<string, string>>, locale: string): string {
  const own = Object.values(homes).find((home) => home !== '/' && `${path}/`.startsWith(home)) ?? '/';
  // Two slashes would lead to another host.
  return ((homes[locale] ?? '/') + path.slice(own.length)).replace(/^[/\\]+/, '/');
}

/**
 * Returns the path of the page that a visitor may have meant: in lower case, without the prefix of the default locale, which no
 * page has, and with a slash at its end: "/EN/Blog" → "/blog/". PocketBase's hooks and, on static hosts, the browser use it.
 * @param path decoded
 * @param defaultLocale its code
 */
export function correctedPath(path: string, defaultLocale: string): string {
  // Only ASCII, as web servers compare paths: "İ" in lower case has two characters.
  const lower = path.replace(/[A-Z]+/g, (letters) => letters.toLowerCase()).replace(/\/index\.html$/, '/');
  const whole = slashed(lower);
  const prefix = `/${defaultLocale}/`;
  return whole.startsWith(prefix) ? whole.slice(prefix.length - 1) : whole;
}

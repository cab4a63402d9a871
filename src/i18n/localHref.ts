import { defaultLocale, localePath, splitLocale } from './locales';

const SAFE = /^(https?:|mailto:|tel:)/i;
const FILE = /\.[a-z0-9]+$/i;
const ANY_SCHEME = /^[a-z][a-z0-9+.-]*:/i;
/** Browsers take a backslash for a slash and leave control characters out: `/\host` would lead to another site. */
const DISGUISED = /[\\\u0000-\u001f]/;

/**
 * Where a link of the content leads in a locale. Editors write "/blog" or "/blog/#anchor" once for all languages.
 * @returns the address with prefix and trailing slash; full addresses as they are; null for a scheme that no link may have
 */
export function localHref(href: string, locale: string): string | null {
  const address = href.trim();
  if (DISGUISED.test(address)) return null;
  if (SAFE.test(address) || address.startsWith('#')) return address;
  if (ANY_SCHEME.test(address) || !address.startsWith('/') || address.startsWith('//')) return null;
  const [path = '/', rest = ''] = splitOnce(address);
  // A file has one address for all languages.
  if (FILE.test(path)) return address;
  const slashed = path.endsWith('/') ? path : `${path}/`;
  const already = splitLocale(slashed).locale !== defaultLocale;
  return (already ? slashed : localePath(slashed, locale)) + rest;
}

/** The path, and the query and hash behind it. */
function splitOnce(address: string): [string, string] {
  const end = address.search(/[?#]/);
  return end < 0 ? [address, ''] : [address.slice(0, end), address.slice(end)];
}

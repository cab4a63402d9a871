import { isFilePath, slashed } from '../lib/url/paths';
import { defaultLocale, localePath, splitLocale } from './locales';

const SAFE = /^(https?:|mailto:|tel:)/i;
const ANY_SCHEME = /^[a-z][a-z0-9+.-]*:/i;
/** Browsers treat a backslash as a slash and ignore control characters: `/\host` would lead to another site. */
const DISGUISED = /[\\\u0000-\u001f]/;

/**
 * Returns the target of a link of the content in a locale. Editors write "/blog" or "/blog/#anchor" once for all
 * locales.
 * @returns the path with prefix and trailing slash; full URLs unchanged; null for a scheme that links must not have
 */
export function localHref(href: string, locale: string): string | null {
  const address = href.trim();
  if (DISGUISED.test(address)) return null;
  if (SAFE.test(address) || address.startsWith('#')) return address;
  if (ANY_SCHEME.test(address) || !address.startsWith('/') || address.startsWith('//')) return null;
  const [path = '/', rest = ''] = splitOnce(address);
  // A file has one path for all locales.
  if (isFilePath(path)) return address;
  const page = slashed(path);
  const already = splitLocale(page).locale !== defaultLocale;
  return (already ? page : localePath(page, locale)) + rest;
}

/** Splits a URL into its path and the rest: query and fragment. */
function splitOnce(address: string): [string, string] {
  const end = address.search(/[?#]/);
  return end < 0 ? [address, ''] : [address.slice(0, end), address.slice(end)];
}

import { findRedirect, type RedirectRule } from '../../../src/lib/url/findRedirect';

/** No address of the site is longer. */
const LONGEST = 2000;

/**
 * Where an address of the site leads instead, for a navigation that the browser makes by itself.
 * @param manifest of the release
 * @param address path with its query, encoded as in an address
 * @returns nothing where it is not redirected
 */
export function lookUpRedirect(
  manifest: { redirects: readonly RedirectRule[] } | undefined,
  address: string,
): { to?: string; status?: number } {
  if (!manifest || !address.startsWith('/') || address.length > LONGEST) return {};
  const end = address.indexOf('?');
  const path = decode(end < 0 ? address : address.slice(0, end));
  const found = path && findRedirect(manifest.redirects, path, end < 0 ? '' : address.slice(end + 1));
  return found ? { to: found.location, status: found.status } : {};
}

function decode(path: string) {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

import { isFilePath, slashed } from '../../../src/lib/url/paths';

const FULL = /^(https?:|mailto:|tel:)/i;

/**
 * The rules of a redirect record, one for each locale; a record with the path of a locale is for that locale only. The build
 * makes the same rules (src/gatsby/redirects/redirects.ts; a test compares the two).
 * @param homes each locale's home page; the default one's is "/"
 */
export function inEachLocale(
  { from, to, status }: { from: string; to: string; status?: number | string },
  homes: Record<string, string>,
): { from: string; to: string; status: number }[] {
  const prefixes = prefixesOf(homes);
  const only = prefixOf(from, prefixes);
  const wildcard = to.endsWith('*');
  return (only ? [only] : prefixes).flatMap((prefix) => {
    const target = localTarget(wildcard ? to.slice(0, -1) : to, prefix, prefixes);
    const source = prefix + (from.slice(only.length) || '/');
    return target ? [{ from: source, to: wildcard ? `${target}*` : target, status: Number(status) || 301 }] : [];
  });
}

/** Whether a record is for one locale, by the prefix of its path. */
export const isOfOneLocale = (from: string, homes: Record<string, string>): boolean =>
  prefixOf(from, prefixesOf(homes)) !== '';

/**
 * The prefix of each locale's paths, without a slash at its end: {en: "/", sl: "/sl/"} → ["", "/sl"].
 * @param homes each locale's home page
 */
export function prefixesOf(homes: Record<string, string>) {
  return Object.values(homes).map((home) => home.slice(0, -1));
}

/** The target in a locale; undefined if it is neither a path of this site nor a full URL. */
function localTarget(target: string, prefix: string, prefixes: string[]) {
  if (FULL.test(target)) return target;
  if (!target.startsWith('/') || target.startsWith('//')) return undefined;
  const end = target.search(/[?#]/);
  const path = end < 0 ? target : target.slice(0, end);
  // A file has one path for all locales.
  if (isFilePath(path)) return target;
  const page = slashed(path);
  return (prefixOf(page, prefixes) ? '' : prefix) + page + (end < 0 ? '' : target.slice(end));
}

function prefixOf(path: string, prefixes: string[]) {
  return prefixes.find((prefix) => prefix && (path === prefix || path.startsWith(`${prefix}/`))) || '';
}

/** The decoded path of a target on this site, without query and fragment; undefined for a target elsewhere. */
export function ownPath(target: string, siteUrl: string) {
  const isOwn = siteUrl && (target === siteUrl || target.startsWith(`${siteUrl}/`));
  const local = isOwn ? target.slice(siteUrl.length) : target;
  return local === '' || local.startsWith('/') ? decoded(local.replace(/[?#].*$/, '') || '/') : undefined;
}

/** Decodes a path; an invalid one stays as it is. */
export function decoded(path: string) {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

import { prefixesOf } from '../redirects/inEachLocale';

/**
 * Returns a redirect's target after a page has moved.
 * @param target of the redirect: a path, with or without a locale, or a full URL; with query and fragment
 * @param move paths without a locale
 * @param site the release's manifest
 * @returns undefined if the target is not the page that moved
 */
export function retargetRedirect(
  target: string,
  move: { from: string; to: string },
  { homes = { '': '/' }, siteUrl = '' }: { homes?: Record<string, string>; siteUrl?: string } = {},
): string | undefined {
  const host = siteUrl && target.startsWith(`${siteUrl}/`) ? siteUrl : '';
  const end = target.slice(host.length).search(/[?#]/);
  const path = end < 0 ? target.slice(host.length) : target.slice(host.length, host.length + end);
  const prefix = prefixesOf(homes).find((candidate) => slashed(path) === candidate + move.from);
  if (prefix === undefined) return undefined;
  return host + prefix + move.to + (end < 0 ? '' : target.slice(host.length + end));
}

/**
 * Whether the source of a redirect is a path, in one of the locales at least.
 * @param from of the redirect
 * @param address path without a locale
 */
export function beginsAt(
  from: string,
  address: string,
  { homes = { '': '/' } }: { homes?: Record<string, string> } = {},
) {
  return prefixesOf(homes).some((prefix) => slashed(from) === prefix + address || from === `${prefix}${address}*`);
}

const slashed = (path: string) => (path.endsWith('/') || path.endsWith('*') ? path : `${path}/`);

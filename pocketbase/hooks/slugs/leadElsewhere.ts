import { prefixesOf } from '../redirects/inEachLocale';

/**
 * A redirect's target after a page has moved.
 * @param target of the redirect: a path, in a language or not, or a full address, with query and fragment
 * @param move addresses without a language
 * @param site what the release says of itself
 * @returns undefined where it does not lead to the page that moved
 */
export function leadElsewhere(
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
 * Whether a redirect begins at an address, in one of the languages at least.
 * @param from of the redirect
 * @param address without a language
 */
export function beginsAt(
  from: string,
  address: string,
  { homes = { '': '/' } }: { homes?: Record<string, string> } = {},
) {
  return prefixesOf(homes).some((prefix) => slashed(from) === prefix + address || from === `${prefix}${address}*`);
}

const slashed = (path: string) => (path.endsWith('/') || path.endsWith('*') ? path : `${path}/`);

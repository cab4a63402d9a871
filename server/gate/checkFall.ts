import type { Fault } from './Fault';

/** A smaller fall is an editor's day's work. */
const FEW = 5;
const SHARE = 0.3;

/**
 * Refuses a release that has lost many pages: a backend that answers with an empty list looks like a site without content.
 * @param before pages of the release that is live
 * @param now pages of the new one
 */
export function checkFall(before: number, now: number): Fault[] {
  if (before - now <= Math.max(FEW, before * SHARE)) return [];
  const sentence =
    `The site would fall from ${before} pages to ${now}. ` +
    'If that is meant, start once with ALLOW_FEWER_PAGES=1; if not, look for what was deleted or unpublished.';
  return [{ sentence }];
}

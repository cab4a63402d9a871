import { SHRINK_CURE } from '../Shrink';
import type { Violation } from '../site/Violation';

/** A smaller fall is an editor's day's work. */
const FEW = 5;
const SHARE = 0.3;
/** Pages that lists make: they go with the records that they list. */
const OF_LISTS = /\/page\/\d+\/$|\/blog\/tag\/[^/]+\/$/;

/**
 * Refuses a release that has lost many pages: a backend that answers with an empty list looks like a site without content.
 * @param before pages of the release that is live
 * @param now pages of the new one
 * @param lost addresses of those that it has no longer
 * @param allowed addresses that may go, as somebody confirmed; they are not counted
 */
export function checkFall(
  before: number,
  now: number,
  lost: readonly string[] = [],
  allowed: readonly string[] = [],
): Violation[] {
  const mayGo = new Set(allowed);
  const isMeant = (address: string) => mayGo.has(address) || (mayGo.size > 0 && OF_LISTS.test(address));
  const expected = before - lost.filter(isMeant).length;
  if (expected - now <= Math.max(FEW, expected * SHARE)) return [];
  return [{ sentence: `The site would fall from ${before} pages to ${now}. ${SHRINK_CURE}`, lost }];
}

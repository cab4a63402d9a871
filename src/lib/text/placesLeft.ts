import { localDay } from './formatDate';

/**
 * Returns the number of free places of a workshop; null if its places are not counted. More taken places than there are
 * leave none.
 */
export function placesLeft({ seats, seats_taken }: Record<'seats' | 'seats_taken', number | null>): number | null {
  return seats ? Math.max(0, seats - (seats_taken ?? 0)) : null;
}

/**
 * Returns a text with plain spaces instead of no-break ones (src/i18n/typeset.ts). Text that is not set in lines
 * (browser tabs, search results, reports, data) would otherwise not match a search for it.
 */
export const inOneLine = (text: string): string => text.replace(/\u00a0/g, ' ');

type Times = { readonly starts_at: string | null; readonly ends_at: string | null };

/** The later of a workshop's times: an end before the beginning is that of an earlier year, left in the record. */
const lastMoment = ({ starts_at, ends_at }: Times): string =>
  (ends_at ?? '') > (starts_at ?? '') ? (ends_at ?? '') : (starts_at ?? '');

/**
 * Whether a workshop is over: from the day after its last one on, on the editors' clock. One without a time is.
 * @param today the day of the build, as 2026-11-21
 */
export function isOver(workshop: Times, today: string): boolean {
  const last = lastMoment(workshop);
  return last === '' || localDay(last) < today;
}

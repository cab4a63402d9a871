/** How many places of a workshop are free; null where nobody counts them. More taken than there are is none left. */
export function placesLeft({
  seats,
  seats_taken,
}: {
  seats: number | null;
  seats_taken: number | null;
}): number | null {
  return seats ? Math.max(0, seats - (seats_taken ?? 0)) : null;
}

/**
 * A text as it is typed. Where it is set in no lines (tabs, search results, reports, data), spaces that do not break
 * (src/i18n/typeset.ts) would only be in the way of who looks for it.
 */
export const inOneLine = (text: string): string => text.replace(/\u00a0/g, ' ');

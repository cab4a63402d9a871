/**
 * How long to wait before the next attempt, in milliseconds: twice as long each time.
 *
 * Half of it is chance, so that clients that were turned away together do not come back together; half of it is sure.
 */
export const backOff = (attempt: number, first: number, longest: number, random = Math.random): number =>
  (0.5 + random() / 2) * Math.min(first * 2 ** attempt, longest);

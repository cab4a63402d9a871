const FIRST_MS = 15_000;
export const LONGEST_MS = 15 * 60_000;

/**
 * How long after so many failures in a row the next attempt comes by itself.
 */
export function pauseAfter(failures: number) {
  return Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.max(0, failures - 1));
}

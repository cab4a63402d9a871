const SECOND = 1000;
const MINUTE = 60 * SECOND;
const PAUSES_MS = [10 * SECOND, MINUTE, 5 * MINUTE, 15 * MINUTE, 60 * MINUTE, 180 * MINUTE];

/** The attempts to notify a host, over four hours, before it is given up. */
export const MOST_ATTEMPTS = PAUSES_MS.length + 1;

/**
 * Returns the pause before the next attempt to notify a host.
 * @param attempts how many there were
 * @param chance from 0 to 1: a fifth more or less, so that clients do not return at the same time
 * @returns milliseconds; undefined when it is time to give up
 */
export function pauseAfter(attempts: number, chance: number): number | undefined {
  const pause = PAUSES_MS[attempts - 1];
  return pause && Math.round(pause * (0.8 + 0.4 * chance));
}

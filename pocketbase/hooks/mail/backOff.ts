const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
const PAUSES_MS = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR, 12 * HOUR, 24 * HOUR];

/** A mail is tried this often, over two days, before it is given up. */
export const MOST_ATTEMPTS = PAUSES_MS.length + 1;

/**
 * How long to wait before the next attempt.
 * @param attempts how many there were
 * @returns milliseconds; undefined when it is time to give up
 */
export function backOff(attempts: number): number | undefined {
  return PAUSES_MS[attempts - 1];
}

/** Failed attempts, until when further ones are refused, and the last one; milliseconds. */
export interface Count {
  failures: number;
  heldUntil: number;
  last: number;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/**
 * How many attempts may fail before further ones wait, and for how long. The wait doubles with each further failure.
 * `pair` (one account from one network) and `browser` are strict. `account` counts all networks together: it is looser and
 * waits less, because strangers must not be able to lock a person out. `network` counts all accounts together.
 */
export const RULES = {
  pair: { free: 5, firstMs: 30 * SECOND, longestMs: 15 * MINUTE },
  browser: { free: 5, firstMs: 30 * SECOND, longestMs: 15 * MINUTE },
  account: { free: 20, firstMs: 30 * SECOND, longestMs: 5 * MINUTE },
  network: { free: 30, firstMs: 30 * SECOND, longestMs: 15 * MINUTE },
};
/** A counter is dropped this long after its last failure. */
export const FORGET_MS = 60 * MINUTE;

/** @typedef {{failures: number, heldUntil: number, last: number}} Count */

/**
 * Reads a counter; the store shares only plain values between VMs, so it is kept as a text.
 * @returns zero if there is none or it is outdated
 */
export function readCount(text: string | undefined, now: number): Count {
  const [failures = 0, heldUntil = 0, last = 0] = String(text || '')
    .split(' ')
    .map(Number);
  return now - last > FORGET_MS ? { failures: 0, heldUntil: 0, last: 0 } : { failures, heldUntil, last };
}

export const writeCount = ({ failures, heldUntil, last }: Count) => `${failures} ${heldUntil} ${last}`;

/**
 * Counts an attempt before its outcome is known: otherwise many parallel attempts would pass before the first one fails.
 * @returns wait: 0, or the seconds until the next attempt; a held attempt counts nothing
 */
export function charge(
  count: Count,
  rule: { free: number; firstMs: number; longestMs: number },
  now: number,
): { wait: number; count: Count } {
  // A clock that was set back must not hold anybody longer than the longest wait.
  const left = Math.min(count.heldUntil - now, rule.longestMs);
  if (left > 0) return { wait: Math.ceil(left / SECOND), count };
  const failures = count.failures + 1;
  const over = failures - rule.free;
  const pause = over < 0 ? 0 : Math.min(rule.firstMs * 2 ** Math.min(over, 20), rule.longestMs);
  return { wait: 0, count: { failures, heldUntil: pause > 0 ? now + pause : 0, last: now } };
}

/**
 * Takes one attempt back that was no failure.
 */
export function refund(count: Count): Count {
  return { ...count, failures: Math.max(0, count.failures - 1), heldUntil: 0 };
}

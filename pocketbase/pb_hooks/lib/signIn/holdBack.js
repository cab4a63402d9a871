const SECOND = 1000;
const MINUTE = 60 * SECOND;

/**
 * How many attempts may fail before further ones wait, and for how long. The wait doubles with each further failure.
 * `pair` (one account from one network) and `browser` are strict. `account` counts all networks together: it is looser and
 * waits less, because strangers must not be able to lock a person out. `network` counts all accounts together.
 */
const RULES = {
  pair: { free: 5, firstMs: 30 * SECOND, longestMs: 15 * MINUTE },
  browser: { free: 5, firstMs: 30 * SECOND, longestMs: 15 * MINUTE },
  account: { free: 20, firstMs: 30 * SECOND, longestMs: 5 * MINUTE },
  network: { free: 30, firstMs: 30 * SECOND, longestMs: 15 * MINUTE },
};
/** A counter is dropped this long after its last failure. */
const FORGET_MS = 60 * MINUTE;

/** @typedef {{failures: number, heldUntil: number, last: number}} Count */

/**
 * Reads a counter; the store shares only plain values between VMs, so it is kept as a text.
 * @param {string | undefined} text
 * @param {number} now
 * @returns {Count} zero if there is none or it is outdated
 */
function readCount(text, now) {
  const [failures = 0, heldUntil = 0, last = 0] = String(text || '')
    .split(' ')
    .map(Number);
  return now - last > FORGET_MS ? { failures: 0, heldUntil: 0, last: 0 } : { failures, heldUntil, last };
}

const writeCount = ({ failures, heldUntil, last }) => `${failures} ${heldUntil} ${last}`;

/**
 * Counts an attempt before its outcome is known: otherwise many parallel attempts would pass before the first one fails.
 * @param {Count} count
 * @param {{free: number, firstMs: number, longestMs: number}} rule
 * @param {number} now
 * @returns {{wait: number, count: Count}} wait: 0, or the seconds until the next attempt; a held attempt counts nothing
 */
function charge(count, rule, now) {
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
 * @param {Count} count
 * @returns {Count}
 */
function refund(count) {
  return { ...count, failures: Math.max(0, count.failures - 1), heldUntil: 0 };
}

module.exports = { charge, FORGET_MS, readCount, refund, RULES, writeCount };

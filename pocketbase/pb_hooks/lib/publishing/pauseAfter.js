const FIRST_MS = 15_000;
const LONGEST_MS = 15 * 60_000;

/**
 * How long after so many failures in a row the next attempt comes by itself.
 * @param {number} failures
 */
function pauseAfter(failures) {
  return Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.max(0, failures - 1));
}

module.exports = { LONGEST_MS, pauseAfter };

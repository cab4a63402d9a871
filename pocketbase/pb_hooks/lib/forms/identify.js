const HOUR_MS = 60 * 60 * 1000;

/**
 * By what a submission is known again.
 * @param {{form: string, fields: object, key: string}} submission
 * @param {number} now
 * @param {(text: string) => string} digest
 * @returns {{fingerprint: string, keys: string[]}} fingerprint: of what was written, the same in either language; keys:
 *   the first is to be stored, a row that has any of them is the same submission
 */
function identify({ form, fields, key }, now, digest) {
  const written = Object.entries(fields).filter(([, value]) => value !== '');
  const fingerprint = digest(JSON.stringify([form, written.sort(([a], [b]) => (a < b ? -1 : 1))]));
  if (key) return { fingerprint, keys: [key] };
  // Without JavaScript there is no key: then a reload or a double click is what was written within the hour.
  const hour = Math.floor(now / HOUR_MS);
  // The next one too: the clock may have been put back by an hour since the row was written.
  return { fingerprint, keys: [hour, hour - 1, hour + 1].map((slot) => digest(`${fingerprint} ${slot}`)) };
}

module.exports = { identify };

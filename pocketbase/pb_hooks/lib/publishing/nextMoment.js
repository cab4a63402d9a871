/**
 * The next moment at which something is to be published. Moments are instants in UTC as PocketBase keeps them
 * (2026-03-29 01:30:00.000Z), so that no clock change makes one come twice or never; text compares as time does.
 * @param {readonly string[]} records moments of planned publications, in any order
 * @param {string} now
 * @returns {string} the earliest after now, or ''
 */
function nextMoment(records, now) {
  return records.filter((at) => at > now).reduce((first, at) => (first && first < at ? first : at), '');
}

module.exports = { nextMoment };

/**
 * A moment as PocketBase writes it into its database, so that text compares as time does.
 * @param {number} [at] milliseconds of the epoch; now if left out
 */
function moment(at = Date.now()) {
  return new Date(at).toISOString().replace('T', ' ');
}

module.exports = { moment };

const { isEditor } = require(`${__hooks}/lib/roles/roleOf.js`);

/** A working day, in Go's nanoseconds. */
const DURATION = 12 * 3600 * 1e9;

/**
 * Gives an editor a token that ends after a working day and is not renewed: PocketBase knows one duration for a whole
 * collection, and renews its tokens without an end. `auth-refresh` (without a method) answers with the token that it got.
 * @param {core.RecordAuthRequestEvent} e
 */
function shortenToken(e) {
  if (e.authMethod !== '' && isEditor(e.record)) e.token = e.record.newStaticAuthToken(DURATION);
}

module.exports = { shortenToken };

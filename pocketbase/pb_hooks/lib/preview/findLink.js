const { isToken } = require(`${__hooks}/lib/preview/COOKIE.js`);
const { moment } = require(`${__hooks}/lib/mail/moment.js`);

/** Tokens are kept as digests: who reads the database, or a backup of it, can open nothing. */
const digest = (token) => $security.sha256(token);

/**
 * The link of a token.
 * @param {core.App} app
 * @param {string} token
 * @returns {core.Record | undefined} undefined where it was taken back, is over, or never was
 */
function findLink(app, token) {
  if (!isToken(token)) return undefined;
  const filter = 'token_hash = {:hash} && expires_at > {:now}';
  return app.findRecordsByFilter('previews', filter, '', 1, 0, { hash: digest(token), now: moment() })[0];
}

module.exports = { digest, findLink };

const { networkOf } = require(`${__hooks}/lib/forms/networkOf.js`);

/**
 * A digest that only this server can make, the same after a restart: it keeps account names and network addresses out of
 * memory and logs. The secret is PocketBase's own for the tokens of its superusers.
 * @param {string} text
 */
function digest(text) {
  const { secret } = $app.findCachedCollectionByNameOrId('_superusers').authToken;
  return $security.hs256(`sign-in ${text}`, secret).slice(0, 32);
}

/**
 * The digest of an account, which need not exist.
 * @param {string} collection its name
 * @param {string} email
 */
const accountDigest = (collection, email) => digest(`account ${collection} ${email.trim().toLowerCase()}`);

/**
 * The digest of the network that a request comes from.
 * @param {core.RequestEvent} e
 */
const networkDigest = (e) => digest(`network ${networkOf(e.realIP())}`);

module.exports = { accountDigest, digest, networkDigest };

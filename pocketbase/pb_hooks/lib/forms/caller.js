const { isForeign } = require(`${__hooks}/lib/forms/isForeign.js`);
const { networkOf } = require(`${__hooks}/lib/forms/networkOf.js`);

/**
 * Where a request comes from, for the quotas: only as a signed digest, so that no address is kept anywhere.
 * @param {core.RequestEvent | core.RecordRequestEvent} e
 */
function networkMark(e) {
  return sign(`network ${networkOf(e.realIP())}`);
}

/**
 * Whether a page of another site sends this; see isForeign.js.
 * @param {http.Request} request
 */
function isFromElsewhere(request) {
  const { header, host } = request;
  const said = { origin: header.get('Origin'), fetchSite: header.get('Sec-Fetch-Site').toLowerCase(), host };
  return isForeign(said, $os.getenv('SITE_ORIGIN'));
}

/**
 * A digest that only this server can make, the same after it starts again. The secret is PocketBase's own for its
 * superusers' sessions, so none has to be made, kept or configured.
 * @param {string} text
 */
function sign(text) {
  const { secret } = $app.findCachedCollectionByNameOrId('_superusers').authToken;
  return $security.hs256(`form ${text}`, secret);
}

module.exports = { isFromElsewhere, networkMark, sign };

const { accountDigest } = require(`${__hooks}/lib/signIn/digest.js`);
const { needsCode } = require(`${__hooks}/lib/signIn/secondFactor.js`);
const { rememberBrowser } = require(`${__hooks}/lib/signIn/knownBrowser.js`);

/**
 * Notes who signs in, for the log, and the browser, for later attempts. With a second factor the browser is noted only when
 * its complete session is renewed: here PocketBase has not asked for the second factor yet.
 * @param {core.RecordAuthRequestEvent} e
 */
function noteSignIn(e) {
  e.set('signIn.person', e.record.id);
  const isRenewal = e.authMethod === '';
  // An owner may get a token for somebody else (impersonate).
  const isOwn = !isRenewal || Boolean(e.auth && e.auth.id === e.record.id);
  if (!isOwn || (!isRenewal && needsCode(e.record))) return;
  rememberBrowser(e.requestEvent, accountDigest(e.collection.name, e.record.email()));
}

module.exports = { noteSignIn };

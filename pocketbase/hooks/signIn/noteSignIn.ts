import { accountDigest } from './digest';
import { rememberBrowser } from './knownBrowser';
import { needsCode } from './secondFactor';

/**
 * Notes who signs in, for the log, and the browser, for later attempts. With a second factor the browser is noted only when
 * its complete session is renewed: here PocketBase has not asked for the second factor yet.
 */
export function noteSignIn(e: core.RecordAuthRequestEvent) {
  e.set('signIn.person', e.record.id);
  const isRenewal = e.authMethod === '';
  // An owner may get a token for somebody else (impersonate).
  const isOwn = !isRenewal || Boolean(e.auth && e.auth.id === e.record.id);
  if (!isOwn || (!isRenewal && needsCode(e.record))) return;
  rememberBrowser(e.requestEvent, accountDigest(e.collection.name, e.record.email()));
}

import { isEditor } from '../lib/roleOf';
import {
  cronAdd,
  onRealtimeSubscribeRequest,
  onRecordAuthRequest,
  onRecordRequestOTPRequest,
  onRecordValidate,
} from '../register';
import common from './commonPasswords.txt';
import { accountDigest } from './digest';
import { rememberBrowser } from './knownBrowser';
import { needsCode, readSecondFactorAgain } from './secondFactor';

/** PocketBase's name for the account of a realtime connection, and ours for the end of its token. */
const [AUTH, ENDS] = ['auth', 'session.ends'];

/**
 * Notes until when the token lasts by which a realtime connection subscribes: PocketBase looks at it only once.
 */
function noteEnd(e: core.RealtimeSubscribeRequestEvent) {
  const token = String(e.requestInfo().headers['authorization'] || '');
  let ends = 0;
  try {
    ends = Number($security.parseUnverifiedJWT(token.replace(/^Bearer /i, '')).exp);
  } catch {
    // A guest.
  }
  e.client.set(ENDS, ends);
}

/**
 * Ends realtime connections whose session is over: the token ran out, or the account is gone or has other tokens since.
 */
function endStaleSessions(app: core.App) {
  const now = Date.now() / 1000;
  const broker = app.subscriptionsBroker();
  for (const [id, client] of Object.entries(broker.clients())) {
    const auth = client.get(AUTH);
    if (!auth || (isCurrent(app, auth) && (client.get(ENDS) || now) >= now)) continue;
    client.unset(AUTH);
    broker.unregister(id);
  }
}

function isCurrent(app: core.App, auth: core.Record) {
  try {
    return app.findRecordById(auth.collection().name, auth.id).tokenKey() === auth.tokenKey();
  } catch {
    return false;
  }
}

/**
 * Notes who signs in, for the log, and the browser, for later attempts. With a second factor the browser is noted only when
 * its complete session is renewed: here PocketBase has not asked for the second factor yet.
 */
function noteSignIn(e: core.RecordAuthRequestEvent) {
  e.set('signIn.person', e.record.id);
  const isRenewal = e.authMethod === '';
  // An owner may get a token for somebody else (impersonate).
  const isOwn = !isRenewal || Boolean(e.auth && e.auth.id === e.record.id);
  if (!isOwn || (!isRenewal && needsCode(e.record))) return;
  rememberBrowser(e.requestEvent, accountDigest(e.collection.name, e.record.email()));
}

/** Digits of a digest that are kept: enough that no two of 3,000 passwords, and hardly any other, are alike. */
const DIGITS = 12;

/**
 * Refuses a new password that is among the 3,000 most common ones of 8 characters or more, as ASVS 6.2.4 asks. They are kept
 * as the beginnings of SHA-256 digests of their lower case, so that no list of words is in the project (decision 44).
 * @param record of somebody who signs in, as it is to be
 */
function refuseCommon(record: core.Record) {
  // PocketBase has the text itself only while a new one is being set.
  const password = record.getString('password');
  if (password === '') return;
  const digest = $security.sha256(password.toLowerCase()).slice(0, DIGITS);
  if (!`\n${common}`.includes(`\n${digest}\n`)) return;
  throw new BadRequestError('The password cannot be used.', {
    password: new ValidationError('common_password', 'This is one of the most common passwords. Choose another one.'),
  });
}

/** A working day, in Go's nanoseconds. */
const DURATION = 12 * 3600 * 1e9;

/**
 * Gives an editor a token that ends after a working day and is not renewed: PocketBase knows one duration for a whole
 * collection, and renews its tokens without an end. `auth-refresh` (without a method) answers with the token that it got.
 */
function shortenToken(e: core.RecordAuthRequestEvent) {
  if (e.authMethod !== '' && isEditor(e.record))
    e.token = e.record.newStaticAuthToken(DURATION as unknown as time.Duration);
}

// Signing in to the dashboard, and the sessions that follow; see lib/signIn. Attempts are counted, and old passwords asked
// for, in pocketbase/hooks/access/hooks.ts: there the order of the checks is fixed.
onRecordAuthRequest((e) => {
  shortenToken(e);
  noteSignIn(e);
  // Without a method PocketBase asks for no second factor, and sends no alert of a sign-in from a new place.
  if (e.collection.mfa.enabled && !needsCode(e.record)) e.authMethod = '';
  return e.next();
}, '_superusers');

// On each way by which a password is set: dashboard, API, `npm run editor`, the first start.
onRecordValidate((e) => {
  refuseCommon(e.record);
  return e.next();
}, '_superusers');

onRealtimeSubscribeRequest((e) => {
  noteEnd(e);
  return e.next();
});

// Codes are the second factor of owners. An editor, who is not asked for one, could else sign in with a code alone.
onRecordRequestOTPRequest((e) => {
  if (isEditor(e.record)) (e as { record: core.Record | null }).record = null;
  return e.next();
}, '_superusers');

// Commands (`npm run editor`) change accounts in another process: this one would go on as before.
cronAdd('sessions', '* * * * *', () => {
  readSecondFactorAgain($app);
  endStaleSessions($app);
});

import en from '../../../locales/en/people.json';
import sl from '../../../locales/sl/people.json';
import { messagesFor } from '../lib/language';
import { refuse } from '../lib/refuse';
import { isEditor } from '../lib/roleOf';
import {
  cronAdd,
  onRealtimeSubscribeRequest,
  onRecordAuthRequest,
  onRecordConfirmPasswordResetRequest,
  onRecordRequestOTPRequest,
  onRecordRequestPasswordResetRequest,
  onRecordValidate,
} from '../register';
import common from './commonPasswords.txt';
import { accountDigest } from './digest';
import { rememberBrowser } from './knownBrowser';
import { needsCode, readSecondFactorAgain } from './secondFactor';

/** Values of a realtime client: PocketBase's name for its account, and this site's for the end of its token. */
const [AUTH, ENDS] = ['auth', 'session.ends'];

/** Stores when the token of a realtime subscription ends: PocketBase checks the token only once. */
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

/** Ends realtime connections whose session is over: the token expired, or the account was deleted or got a new token key. */
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
 * Stores the person who signs in, for the log, and the browser, for later attempts. With a second factor the browser is stored
 * only when its complete session is renewed: at sign-in PocketBase has not requested the second factor yet.
 */
function noteSignIn(e: core.RecordAuthRequestEvent) {
  e.set('signIn.person', e.record.id);
  const isRenewal = e.authMethod === '';
  // An owner can get a token for another account (impersonate).
  const isOwn = !isRenewal || Boolean(e.auth && e.auth.id === e.record.id);
  if (!isOwn || (!isRenewal && needsCode(e.record))) return;
  rememberBrowser(e.requestEvent, accountDigest(e.collection.name, e.record.email()));
}

/** Digits of a digest that are stored: enough that no two of 3,000 passwords, and hardly any other password, share them. */
const DIGITS = 12;

/**
 * Refuses a new password that is among the 3,000 most common ones of 8 characters or more, as ASVS 6.2.4 requires. The list has
 * the beginnings of SHA-256 digests of their lower case, so that the project contains no list of words (decision 44).
 * @param record an account, before it is saved
 */
function refuseCommon(record: core.Record) {
  // PocketBase has the text itself only while a new password is being set.
  const password = record.getString('password');
  if (password === '') return;
  const digest = $security.sha256(password.toLowerCase()).slice(0, DIGITS);
  if (!common.includes(digest)) return;
  const messages = messagesFor(record, { en, sl });
  refuse(messages.passwordRefused, 'password', 'common_password', messages.commonPassword);
}

/** A working day, in Go's nanoseconds. */
const DURATION = 12 * 3600 * 1e9;

/**
 * Gives an editor a token that ends after a working day and is not renewed: PocketBase has one duration for a whole
 * collection, and renews its tokens without limit. `auth-refresh` (without a method) returns the token that it received.
 */
function shortenToken(e: core.RecordAuthRequestEvent) {
  if (e.authMethod !== '' && isEditor(e.record))
    e.token = e.record.newStaticAuthToken(DURATION as unknown as time.Duration);
}

// Signing in to the dashboard, and its sessions. access/hooks.ts counts the attempts and requires old passwords: there the
// order of the checks is fixed.
onRecordAuthRequest((e) => {
  shortenToken(e);
  noteSignIn(e);
  // Without a method PocketBase requests no second factor, and sends no alert of a sign-in from a new location.
  if (e.collection.mfa.enabled && !needsCode(e.record)) e.authMethod = '';
  return e.next();
}, '_superusers');

// Whichever way a password is set: dashboard, API, `npm run editor`, the first start.
onRecordValidate((e) => {
  refuseCommon(e.record);
  return e.next();
}, '_superusers');

onRealtimeSubscribeRequest((e) => {
  noteEnd(e);
  return e.next();
});

// Codes are the second factor of owners. An editor, who needs none, could otherwise sign in with a code alone.
onRecordRequestOTPRequest((e) => {
  if (isEditor(e.record)) (e as { record: core.Record | null }).record = null;
  return e.next();
}, '_superusers');

// With a second factor whoever reads the mailbox would get the password and the code from it. The answer is that for an unknown address.
onRecordRequestPasswordResetRequest((e) => (needsCode(e.record) ? e.noContent(204) : e.next()), '_superusers');

// A link that was mailed before the second factor was turned on.
onRecordConfirmPasswordResetRequest((e) => {
  if (needsCode(e.record)) throw new BadRequestError(messagesFor(e.record, { en, sl }).noReset);
  return e.next();
}, '_superusers');

// Commands (`npm run editor`) change accounts in another process, without an event in this one.
cronAdd('sessions', '* * * * *', () => {
  readSecondFactorAgain($app);
  endStaleSessions($app);
});

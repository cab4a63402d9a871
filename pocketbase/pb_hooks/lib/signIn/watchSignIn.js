const { asking, countAttempt } = require(`${__hooks}/lib/signIn/attempts.js`);
const { accountDigest, networkDigest } = require(`${__hooks}/lib/signIn/digest.js`);
const { knownBrowser } = require(`${__hooks}/lib/signIn/knownBrowser.js`);

/** Both answers of an asking step take at least this long: an account that exists takes writes of the database. */
const ASKING_MS = 300;
/** PocketBase takes five codes for an account and network in this time (apis/record_auth_with_otp.go). */
const CODES_S = 180;

/**
 * Runs a step of signing in, unless too many failed before: then it answers 429 with Retry-After. Each outcome is logged
 * with digests in place of the account and the address.
 * @param {core.RequestEvent} e
 * @param {{name: string, names?: string, isAsking?: boolean}} step
 */
function watchSignIn(e, step) {
  const started = Date.now();
  const collection = collectionOf(e);
  const [network, account] = [networkDigest(e), accountOf(e, step, collection)];
  const tell = (level, message, ...more) =>
    $app.logger()[level](message, 'step', step.name, 'account', account, 'network', network, ...more);

  const attempt = countAttempt(keysOf(e, step, account, network));
  if (attempt.wait > 0) {
    tell('warn', 'Sign-in held back', 'seconds', attempt.wait);
    e.response.header().set('Retry-After', String(attempt.wait));
    throw new ApiError(429, `Too many attempts. Try again in ${inWords(attempt.wait)}.`, {});
  }
  try {
    e.next();
  } catch (error) {
    if (step.isAsking && e.written()) {
      // PocketBase answered as if the account existed. Its error would put the address into the log.
      tell('info', 'Sign-in step');
      return pad(started);
    }
    settleFailure(e, error, attempt, tell);
    throw error;
  }
  if (step.isAsking) {
    tell('info', 'Sign-in step');
    return pad(started);
  }
  attempt.forget();
  tell('info', 'Signed in', 'person', e.get('signIn.person') || '');
}

function settleFailure(e, error, attempt, tell) {
  // The password was right, and the second factor is asked for.
  if (e.written() && e.status() === 401) {
    attempt.takeBack();
    tell('info', 'Second factor asked for');
    return;
  }
  const status = (error.value && error.value.status) || error.status || 400;
  // PocketBase's own limit for codes, which says no time.
  if (status === 429) e.response.header().set('Retry-After', String(CODES_S));
  if (status >= 500) attempt.takeBack();
  else tell('warn', 'Sign-in failed', 'status', status);
}

/** Asking and answering are counted apart: who mistyped a password may still ask for a reset. */
function keysOf(e, { isAsking }, account, network) {
  const kind = isAsking ? asking : (key) => key;
  if (account === '') return { network: kind(network) };
  const browser = knownBrowser(e, account);
  if (browser) return { browser: kind(browser) };
  return { pair: kind(`${account} ${network}`), account: kind(account), network: kind(network) };
}

function collectionOf(e) {
  try {
    return e.app.findCachedCollectionByNameOrId(e.request.pathValue('collection')).name;
  } catch {
    return '';
  }
}

/** The account that a step names, read from the body by the same decoder as PocketBase's. */
function accountOf(e, { names }, collection) {
  if (!names || collection === '') return '';
  const form = new DynamicModel({ identity: '', email: '', otpId: '' });
  try {
    e.bindBody(form);
    const email = names === 'otpId' ? emailOfCode(e.app, form.otpId) : form[names];
    return email ? accountDigest(collection, email) : '';
  } catch {
    return '';
  }
}

function emailOfCode(app, id) {
  const code = app.findOTPById(id);
  return app.findRecordById(code.collectionRef(), code.recordRef()).email();
}

function pad(started) {
  const left = started + ASKING_MS - Date.now();
  if (left > 0) sleep(left);
}

const inWords = (seconds) => (seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`);

module.exports = { watchSignIn };

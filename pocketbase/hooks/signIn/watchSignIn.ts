import { asking, type Attempt, countAttempt } from './attempts';
import { accountDigest, networkDigest } from './digest';
import { knownBrowser } from './knownBrowser';
import type { SignInStep } from './STEPS';

/** Both answers of an asking step take at least this long: an account that exists takes writes of the database. */
const ASKING_MS = 300;
/** PocketBase takes five codes for an account and network in this time (apis/record_auth_with_otp.go). */
const CODES_S = 180;

/**
 * Runs a step of signing in, unless too many failed before: then it answers 429 with Retry-After. Each outcome is logged
 * with digests in place of the account and the address.
 */
export function watchSignIn(e: core.RequestEvent, step: SignInStep) {
  const started = Date.now();
  const collection = collectionOf(e);
  const [network, account] = [networkDigest(e), accountOf(e, step, collection)];
  const tell = (level: 'info' | 'warn', message: string, ...more: unknown[]) =>
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

function settleFailure(
  e: core.RequestEvent,
  error: unknown,
  attempt: Attempt,
  tell: (level: 'info' | 'warn', message: string, ...more: unknown[]) => void,
) {
  // The password was right, and the second factor is asked for.
  if (e.written() && e.status() === 401) {
    attempt.takeBack();
    tell('info', 'Second factor asked for');
    return;
  }
  const { value, status: own } = error as { value?: { status?: number }; status?: number };
  const status = value?.status || own || 400;
  // PocketBase's own limit for codes, which says no time.
  if (status === 429) e.response.header().set('Retry-After', String(CODES_S));
  if (status >= 500) attempt.takeBack();
  else tell('warn', 'Sign-in failed', 'status', status);
}

/** Asking and answering are counted apart: who mistyped a password may still ask for a reset. */
function keysOf(e: core.RequestEvent, { isAsking }: SignInStep, account: string, network: string) {
  const kind = isAsking ? asking : (key: string) => key;
  if (account === '') return { network: kind(network) };
  const browser = knownBrowser(e, account);
  if (browser) return { browser: kind(browser) };
  return { pair: kind(`${account} ${network}`), account: kind(account), network: kind(network) };
}

function collectionOf(e: core.RequestEvent) {
  try {
    return e.app.findCachedCollectionByNameOrId(e.request.pathValue('collection')).name;
  } catch {
    return '';
  }
}

/** The account that a step names, read from the body by the same decoder as PocketBase's. */
function accountOf(e: core.RequestEvent, { names }: SignInStep, collection: string) {
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

function emailOfCode(app: core.App, id: string) {
  const code = app.findOTPById(id);
  return app.findRecordById(code.collectionRef(), code.recordRef()).email();
}

function pad(started: number) {
  const left = started + ASKING_MS - Date.now();
  if (left > 0) sleep(left);
}

const inWords = (seconds: number) => (seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`);

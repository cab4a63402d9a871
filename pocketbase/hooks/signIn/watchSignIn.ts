import { collectionName } from '../lib/describeRecord';
import { languageOfRequest } from '../lib/language';
import { contentType } from '../lib/request';
import { asking, type Attempt, countAttempt, tooManyAttempts } from './attempts';
import { accountDigest, networkDigest } from './digest';
import { knownBrowser } from './knownBrowser';

const ROUTE = 'POST /api/collections/{collection}/';

/** A step of signing in, or of getting a new password, that is counted. */
interface SignInStep {
  name: string;
  /** The field of the body that names the account. */
  names?: 'identity' | 'email' | 'otpId';
  /** Requests a mail. The answer is the same whether the account exists or not, and takes equally long, so each call counts. */
  isAsking?: boolean;
}

/** By PocketBase's route. */
const STEPS: Readonly<Record<string, SignInStep>> = {
  [`${ROUTE}auth-with-password`]: { name: 'password', names: 'identity' },
  [`${ROUTE}request-otp`]: { name: 'code asked for', names: 'email', isAsking: true },
  [`${ROUTE}auth-with-otp`]: { name: 'code', names: 'otpId' },
  [`${ROUTE}request-password-reset`]: { name: 'reset asked for', names: 'email', isAsking: true },
  [`${ROUTE}confirm-password-reset`]: { name: 'reset' },
  [`${ROUTE}request-verification`]: { name: 'verification asked for', names: 'email', isAsking: true },
  [`${ROUTE}confirm-email-change`]: { name: 'e-mail change' },
};

/**
 * The step that a request takes.
 * @param pattern of the route
 */
export const stepOf = (pattern: string) => (pattern.startsWith(ROUTE) ? STEPS[pattern] : undefined);

/** Both answers of an asking step take at least this long: for an existing account PocketBase writes to the database. */
const ASKING_MS = 300;
/** PocketBase accepts five codes for an account and network in this time (apis/record_auth_with_otp.go). */
const CODES_S = 180;

/**
 * Runs a step of signing in, unless too many failed before: then the answer is 429 with Retry-After. Each outcome is logged
 * with digests in place of the account and the IP address.
 */
export function watchSignIn(e: core.RequestEvent, step: SignInStep) {
  const started = Date.now();
  const collection = collectionName(e.app, e.request.pathValue('collection'));
  const [network, account] = [networkDigest(e), accountOf(e, step, collection)];
  const log: Log = (level, message, ...more) =>
    $app.logger()[level](message, 'step', step.name, 'account', account, 'network', network, ...more);

  const attempt = countAttempt(keysOf(e, step, account, network));
  if (attempt.wait > 0) {
    log('warn', 'Sign-in held back', 'seconds', attempt.wait);
    e.response.header().set('Retry-After', String(attempt.wait));
    const message = tooManyAttempts(attempt.wait, languageOfRequest(e));
    // By the code the status page distinguishes it from PocketBase's own limit of requests.
    throw new ApiError(429, message, { attempts: new ValidationError('too_many_attempts', message) });
  }
  try {
    e.next();
  } catch (error) {
    if (step.isAsking && e.written()) {
      // PocketBase answered as if the account existed. Its error would put the e-mail address into the log.
      log('info', 'Sign-in step');
      return pad(started);
    }
    settleFailure(e, error, attempt, log);
    throw error;
  }
  if (step.isAsking) {
    log('info', 'Sign-in step');
    return pad(started);
  }
  attempt.forget();
  log('info', 'Signed in', 'person', e.get('signIn.person') || '');
}

type Log = (level: 'info' | 'warn', message: string, ...more: unknown[]) => void;

function settleFailure(e: core.RequestEvent, error: unknown, attempt: Attempt, log: Log) {
  // The password was right, and PocketBase requests the second factor.
  if (e.written() && e.status() === 401) {
    attempt.takeBack();
    log('info', 'Second factor asked for');
    return;
  }
  const { value, status: own } = error as { value?: { status?: number }; status?: number };
  const status = value?.status || own || 400;
  // PocketBase's own limit for codes, which has no Retry-After.
  if (status === 429) e.response.header().set('Retry-After', String(CODES_S));
  if (status >= 500) attempt.takeBack();
  else log('warn', 'Sign-in failed', 'status', status);
}

/** Requests for a mail are counted apart: a person who mistyped a password may still request a reset. */
function keysOf(e: core.RequestEvent, { isAsking }: SignInStep, account: string, network: string) {
  const kind = isAsking ? asking : (key: string) => key;
  if (account === '') return { network: kind(network) };
  const browser = knownBrowser(e, account);
  if (browser) return { browser: kind(browser) };
  return { pair: kind(`${account} ${network}`), account: kind(account), network: kind(network) };
}

/**
 * The digest of the account that a step names, read from the body by PocketBase's own decoder.
 * @throws ApiError if PocketBase could read another account than this: it decodes other content types than JSON a second time,
 *   from where this ended, and ignores the wrong type of a field that it does not need
 */
function accountOf(e: core.RequestEvent, { names }: SignInStep, collection: string) {
  if (!names || collection === '') return '';
  if (contentType(e.request) !== 'application/json') throw new ApiError(415, 'Send the fields as application/json.');
  const form = new DynamicModel({ identity: '', email: '', otpId: '' });
  try {
    e.bindBody(form);
  } catch {
    throw new BadRequestError('The body is no JSON object with texts.');
  }
  const email = names === 'otpId' ? emailOfCode(e.app, form.otpId) : form[names];
  return email ? accountDigest(collection, email) : '';
}

/** The e-mail address of the account to which a code was sent; '' for an unknown code. */
function emailOfCode(app: core.App, id: string) {
  try {
    const code = app.findOTPById(id);
    return app.findRecordById(code.collectionRef(), code.recordRef()).email();
  } catch {
    return '';
  }
}

function pad(started: number) {
  const left = started + ASKING_MS - Date.now();
  if (left > 0) sleep(left);
}

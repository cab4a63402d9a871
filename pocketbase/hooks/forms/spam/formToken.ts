import { moment } from '../../lib/moment';
import { sign as signOfServer } from './caller';

const TOO_FAST_MS = 2000;
const EXPIRED_MS = 24 * 60 * 60 * 1000;
/** Tokens of an older version have no middle part; one may still be in an open tab. */
const FORM = /^(\d{13})\.(?:([A-Za-z0-9]{16})\.)?([0-9a-f]{64})$/;

/**
 * Makes the token that a page requests when its form is shown: the server's time, signed. It is accepted once (tokenUse).
 * @param nonce 16 letters and digits: two visitors in one millisecond need two tokens
 */
export function makeToken(now: number, nonce: string, sign: (text: string) => string) {
  return `${now}.${nonce}.${sign(`${now}.${nonce}`)}`;
}

/**
 * Whether a token is a sign of spam: forged, or sent back faster than a person writes. No token (no JavaScript), an old one (a
 * tab left open) and one from the future (the server's clock was set back) are no sign.
 */
export function isTokenSuspect(token: string, now: number, sign: (text: string) => string) {
  if (token === '') return false;
  const read = readToken(token, sign);
  if (!read) return true;
  const age = now - read.time;
  if (age > EXPIRED_MS) return false;
  if (!read.isGenuine) return true;
  return age >= 0 && age < TOO_FAST_MS;
}

/**
 * The time at which a token of this server expires.
 * @returns undefined for a token that is expired, forged or missing
 */
export function expiryOf(token: string, now: number, sign: (text: string) => string): number | undefined {
  const read = readToken(token, sign);
  if (!read || !read.isGenuine || now - read.time > EXPIRED_MS) return undefined;
  return read.time + EXPIRED_MS;
}

function readToken(token: string, sign: (text: string) => string) {
  const [, time, nonce, signature] = FORM.exec(token) || [];
  if (!time) return undefined;
  return { time: Number(time), isGenuine: signature === sign(nonce ? `${time}.${nonce}` : time) };
}

/**
 * Whether a token came with an earlier stored submission. To be called inside the transaction that stores the next one: of two
 * at once the second waits, and finds the first.
 * @returns spend: to be called once the row is written, so that a refusal or a full disk uses up no token
 */
export function tokenUse(txApp: core.App, token: string): { isUsed: boolean; spend: () => void } {
  const expiry = expiryOf(token, Date.now(), signOfServer);
  // A missing, forged or expired token is judged as a sign of spam; nothing has to be stored.
  if (expiry === undefined) return { isUsed: false, spend: () => undefined };
  const digest = $security.sha256(token);
  const row = { digest, expires_at: moment(expiry) };
  return {
    isUsed: txApp.countRecords('used_tokens', $dbx.hashExp({ digest })) > 0,
    spend: () => txApp.db().insert('used_tokens', row).execute(),
  };
}

/** Deletes expired tokens: the table has those of one day at most. */
export function forgetExpired(app: core.App) {
  const isExpired = $dbx.exp('[[expires_at]] < {:now}', { now: moment() });
  app.db().delete('used_tokens', isExpired).execute();
}

const TOO_FAST_MS = 2000;
const EXPIRED_MS = 24 * 60 * 60 * 1000;
/** Tokens of an older version have no middle part; one may still wait in an open tab. */
const FORM = /^(\d{13})\.(?:([A-Za-z0-9]{16})\.)?([0-9a-f]{64})$/;

/**
 * A page asks for it when its form is shown: the server's own time, signed. It is accepted once (usedTokens.ts).
 * @param nonce 16 letters and digits: two visitors of one millisecond need two tokens
 */
export function makeToken(now: number, nonce: string, sign: (text: string) => string) {
  return `${now}.${nonce}.${sign(`${now}.${nonce}`)}`;
}

/**
 * Whether a token speaks against its sender: forged, or sent back faster than anybody writes. None at all (no
 * JavaScript), an old one (a tab left open) and one from the future (the server's clock was set back) say nothing.
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
 * When a token of this server says nothing any more.
 * @returns undefined for a token that says nothing now: expired, forged or missing
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

const TOO_FAST_MS = 2000;
const EXPIRED_MS = 24 * 60 * 60 * 1000;

/**
 * What a page asks for when its form is shown: the server's own time, signed.
 * @param {number} now
 * @param {(text: string) => string} sign
 */
function makeToken(now, sign) {
  return `${now}.${sign(String(now))}`;
}

/**
 * Whether a token speaks against its sender: forged, or sent back faster than anybody writes. None at all (no
 * JavaScript), an old one (a tab left open) and one from the future (the server's clock was set back) say nothing.
 * @param {string} token
 * @param {number} now
 * @param {(text: string) => string} sign
 */
function isTokenSuspect(token, now, sign) {
  if (token === '') return false;
  const [, time, signature] = /^(\d{13})\.([0-9a-f]{64})$/.exec(token) || [];
  if (!time) return true;
  const age = now - Number(time);
  if (age > EXPIRED_MS) return false;
  if (signature !== sign(time)) return true;
  return age >= 0 && age < TOO_FAST_MS;
}

module.exports = { isTokenSuspect, makeToken };

import { expiryOf, isTokenSuspect, makeToken } from './formToken';
import { createHash } from 'node:crypto';

const sign = (text: string) => createHash('sha256').update(`secret ${text}`).digest('hex');
const now = 1_800_000_000_000;
const NONCE = 'AbCdEfGh01234567';
const token = makeToken(now, NONCE, sign);
const HOUR_MS = 3600_000;

test.each([
  ['none', '', 0, false],
  ['at once', token, 1999, true],
  ['after two seconds', token, 2000, false],
  ['after a day in an open tab', token, 25 * HOUR_MS, false],
  ['while the clock was set back', token, -HOUR_MS, false],
  ['with another time', token.replace('18', '17'), 3000, false],
  ['with a later time', token.replace('000.', '001.'), 3000, true],
  ['with another nonce', token.replace('AbC', 'AbD'), 3000, true],
  ['without its nonce', token.replace(`${NONCE}.`, ''), 3000, true],
  ['with another signature', `${token.slice(0, -1)}${token.endsWith('f') ? 'e' : 'f'}`, 3000, true],
  ['that is no token', 'x', 3000, true],
  ['of an older version', `${now}.${sign(String(now))}`, 3000, false],
  ['of an older version, forged', `${now}.${sign('other')}`, 3000, true],
])('a token: %s', (_, given, age, suspect) => {
  expect(isTokenSuspect(given, now + age, sign)).toBe(suspect);
});

test('a genuine token has an expiry until it is reached, others have none', () => {
  const end = now + 24 * HOUR_MS;
  expect(expiryOf(token, now + 3000, sign)).toBe(end);
  expect(expiryOf(token, now - HOUR_MS, sign)).toBe(end);
  expect(expiryOf(token, end, sign)).toBe(end);
  const cases: [string, number][] = [
    [token, end + 1],
    ['', now],
    ['x', now],
    [token.replace('AbC', 'AbD'), now],
  ];
  for (const [other, at] of cases) {
    expect(expiryOf(other, at, sign)).toBeUndefined();
  }
});

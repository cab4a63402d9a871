const { isTokenSuspect, makeToken } = require('./formToken');

const sign = (text) => `${'0'.repeat(64 - text.length)}${text}`;
const now = 1_800_000_000_000;
const token = makeToken(now, sign);

test.each([
  ['none', '', 0, false],
  ['at once', token, 1999, true],
  ['after two seconds', token, 2000, false],
  ['after a day in an open tab', token, 25 * 3600_000, false],
  ['while the clock was set back', token, -3600_000, false],
  ['with another time', token.replace('18', '17'), 3000, false],
  ['with a later time', token.replace('000.', '001.'), 3000, true],
  ['with another signature', `${token.slice(0, -1)}f`, 3000, true],
  ['that is no token', 'x', 3000, true],
])('a token: %s', (_, given, age, suspect) => {
  expect(isTokenSuspect(given, now + age, sign)).toBe(suspect);
});

import { cookieHeader, isToken, tokenIn } from './COOKIE';

const TOKEN = 'aB3'.padEnd(32, 'x');

test.each([
  ['', undefined],
  ['locale=sl; theme=dark', undefined],
  ['not_site_preview=1', undefined],
  [`site_preview=${TOKEN}`, TOKEN],
  [`locale=sl; site_preview=${TOKEN}; a=b`, TOKEN],
  [`locale=sl;site_preview=${TOKEN}`, TOKEN],
  [`other_site_preview=${TOKEN}`, undefined],
  ['site_preview=', ''],
  ['site_preview=../../etc', ''],
  [`site_preview=${TOKEN}x`, ''],
])('the token in %j is %j', (header, token) => {
  expect(tokenIn(header)).toBe(token);
});

test('a token is 32 letters and digits, nothing before and nothing after', () => {
  expect(isToken(TOKEN)).toBe(true);
  for (const other of [`${TOKEN}\n`, `${TOKEN.slice(1)}-`, TOKEN.slice(1), '']) expect(isToken(other)).toBe(false);
});

test('no script reads the cookie, and it expires', () => {
  expect(cookieHeader({ token: TOKEN, seconds: 60.7, isSecure: true })).toBe(
    `site_preview=${TOKEN}; Path=/; Max-Age=60; HttpOnly; SameSite=Lax; Secure`,
  );
  expect(cookieHeader({ isSecure: false })).toBe('site_preview=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax');
});

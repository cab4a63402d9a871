import { redirectsOf } from '../../../src/gatsby/redirects/redirects';
import { checkRedirect } from './checkRedirect';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const site = { homes: { en: '/', sl: '/sl/' }, builtIn: redirectsOf([]), siteUrl: 'https://www.modrina.example' };
const check = (from: string, to: string, others: string[][] = []) =>
  checkRedirect(
    { from, to },
    others.map(([a = '', b = '']) => ({ from: a, to: b })),
    site,
  );
const codeOf = (...given: Parameters<typeof check>) => {
  const refusal = check(...given);
  return refusal && `${refusal.field}: ${refusal.code}`;
};

test.each([
  ['/about-us/', '/about/', []],
  ['/call/', 'https://booking.example/modrina', [['/meetup/', '/workshops/']]],
  ['/projects/*', '/project/', []],
  ['/old/*', '/new/*', [['/older/', '/newest/']]],
  // A path below another one may be redirected to it.
  ['/old/*', '/old/', []],
  ['/about-us/', '/about/#team', [['/team/', '/about/']]],
  // A chain for one path only, and without a loop: the rule for all articles must not forbid redirecting one.
  ['/old-blog/*', '/blog/*', [['/blog/a/', '/blog/b/']]],
  ['/blog/a/', '/blog/b/', []],
  ['/sl/klic/', '/sl/contact/', [['/kontakt/', '/contact/']]],
  ['/a/', '/50%/', []],
  ['/shop*', 'https://shop.example/*', []],
  // Overrides an earlier rule.
  ['/portfolio-2019/', '/case/dairy-order-desk/', []],
])('%s → %s may be saved', (from, to, others) => {
  expect(check(from, to, others)).toBeUndefined();
});

test.each([
  ['/a/', '/a/', [], 'to: redirect_self'],
  ['/shop*', 'https://shop.example*', [], 'to: redirect_host'],
  ['/shop/*', 'HTTPS://shop.example:80*', [], 'to: redirect_host'],
  ['/shop/*', 'https://*', [], 'to: redirect_host'],
  ['/a', '/a/?b=c', [], 'to: redirect_loop'],
  ['/a/*', '/a/*', [], 'to: redirect_self'],
  ['/a/', 'https://www.modrina.example/a/', [], 'to: redirect_loop'],
  ['/a/*', '/a/b/*', [], 'to: redirect_loop'],
  ['/a/', '/b/', [['/b/', '/a/']], 'to: redirect_loop'],
  [
    '/a/',
    '/b/',
    [
      ['/b/', '/c/'],
      ['/c/', '/a/'],
    ],
    'to: redirect_loop',
  ],
  ['/b/x/', '/a/x/', [['/a/*', '/b/*']], 'to: redirect_loop'],
  ['/a/*', '/b/*', [['/b/x/', '/a/x/']], 'to: redirect_loop'],
  ['/sl/a/', '/sl/b/', [['/b/', '/a/']], 'to: redirect_loop'],
  ['/a/', '/b/', [['/b/', '/c/']], 'to: redirect_chain'],
  ['/a/', '/b/', [['/sl/b/', '/sl/c/']], 'to: redirect_chain'],
  ['/a/', '/portfolio/x/', [], 'to: redirect_chain'],
  ['/a/', '/b/x/', [['/b/*', '/c/']], 'to: redirect_chain'],
  ['/b/', '/c/', [['/a/', '/b/']], 'from: redirect_chain'],
  ['/bb*', '/c/', [['/a/', '/bb/']], 'from: redirect_chain'],
  ['/', '/about/', [], 'from: redirect_chain'],
  ['/a', '/b/', [['/a/', '/c/']], 'from: redirect_taken'],
  ['/a/', '//evil.example/', [], 'to: redirect_target'],
])('%s → %s beside %j is refused: %s', (from, to, others, expected) => {
  expect(codeOf(from, to, others)).toBe(expected);
});

test.each([
  ['/_/', 'redirect_system'],
  ['/sl/_site/*', 'redirect_system'],
  ['/*', 'redirect_system'],
  ['/app-0123456789abcdef0123.js', 'redirect_system'],
  ['/app*', 'redirect_system'],
  ['/a*/b/', 'redirect_star'],
  ['/page/', undefined],
  ['/pages*', undefined],
])('%s is refused as a source: %s', (from, code) => {
  const files = { '/app-0123456789abcdef0123.js': {}, '/pages-of-old/': {}, '/page/': {} };
  expect(checkRedirect({ from, to: '/c/' }, [], { ...site, files })?.code).toBe(code);
});

test('the message has a remedy', () => {
  expect(check('/a/', '/b/', [['/b/', '/c/']])?.message).toBe('/b/ is redirected itself, to /c/. Lead straight there.');
  expect(check('/b/', '/c/', [['/a/', '/b/']])?.message).toBe('/a/ leads here. Let it lead to /c/ first.');
  expect(check('/a/', '/b/', [['/b/', '/a/']])?.message).toBe('This goes round in circles: /a/ → /b/ → /a/.');
});

test('before the first release there is one locale and no other rule', () => {
  expect(checkRedirect({ from: '/a/', to: '/portfolio/' }, [])).toBeUndefined();
  expect(checkRedirect({ from: '/a/', to: '/a/' }, [])?.code).toBe('redirect_self');
});

test('the starting content passes, each record beside all others', () => {
  const records: { from: string; to: string }[] = JSON.parse(
    readFileSync(join(__dirname, '../../seed/redirects.json'), 'utf8'),
  );
  for (const record of records) {
    expect(
      checkRedirect(
        record,
        records.filter((other) => other !== record),
        site,
      ),
    ).toBeUndefined();
  }
});

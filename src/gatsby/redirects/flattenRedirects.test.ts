import { checkRedirect } from '../../../pocketbase/hooks/redirects/checkRedirect';
import { findRedirect } from '../../lib/url/findRedirect';
import type { SiteRedirect } from '../siteJson/siteFile';
import { flattenRedirects } from './flattenRedirects';

const SITE = 'https://www.modrina.example';
const rule = (from: string, to: string, status = 301): SiteRedirect => ({ from, to, status });
const flat = (...rules: [from: string, to: string][]) =>
  flattenRedirects(
    rules.map(([from, to]) => rule(from, to)),
    SITE,
  ).map(({ from, to }) => `${from} → ${to}`);

test.each([
  ['/a/', '/b'],
  ['/a/', '/b/index.html'],
  ['/a/', `${SITE}/b`],
  ['/a/', `${SITE.toUpperCase()}/b/`],
])('%s → %s leads to the URL that answers without a redirect', (from, to) => {
  expect(flat([from, to])).toEqual(['/a/ → /b/']);
});

test('encodes letters of other alphabets, and leaves encoded ones', () => {
  expect(flat(['/a/', '/č'], ['/b*', '/%C4%8D/*'])).toEqual(['/a/ → /%C4%8D/', '/b* → /%C4%8D/*']);
});

test('queries, parts of pages, files and other sites are left as they are', () => {
  const kept = ['/b/?x=1#y', '/files/a.pdf', 'https://elsewhere.example/b', 'mailto:a@modrina.example', '/b/*'];
  expect(kept.map((to) => flat(['/a/*', to])[0])).toEqual(kept.map((to) => `/a/* → ${to}`));
});

test('a way of several steps is one, with the query and the part of the page that stand on it', () => {
  expect(flat(['/a/', '/b/?x=1'], ['/b/', '/c/'], ['/c/', '/d/#part'])).toEqual([
    '/a/ → /d/?x=1#part',
    '/b/ → /d/#part',
    '/c/ → /d/#part',
  ]);
  expect(flat(['/a/*', '/b/*'], ['/b*', '/c*'])[0]).toBe('/a/* → /c/*');
});

test('adds a rule for a redirected target of a rule with a wildcard', () => {
  expect(flat(['/old/*', '/blog/*'], ['/blog/a/', '/blog/b/'], ['/blog/tag/x/*', '/topics/*'])).toEqual([
    '/old/* → /blog/*',
    '/blog/a/ → /blog/b/',
    '/blog/tag/x/* → /topics/*',
    '/old/ → /blog/',
    '/blog/tag/x/ → /topics/',
    '/old/a/ → /blog/b/',
    '/old/tag/x/* → /topics/*',
    '/old/tag/x/ → /topics/',
  ]);
});

test('redirects the beginning of a wildcard rule without its slash in one hop', () => {
  expect(flat(['/old/*', '/blog/'])).toEqual(['/old/* → /blog/', '/old/ → /blog/']);
  expect(flat(['/old/*', '/old/'])).toEqual(['/old/* → /old/']);
});

test('also if the path is exactly the beginning of a wildcard rule', () => {
  expect(flat(['/old/*', '/blog/*'], ['/blog/a/*', '/b/*'], ['/b/', '/c/']).slice(3)).toEqual([
    '/old/ → /blog/',
    '/blog/a/ → /c/',
    '/old/a/* → /b/*',
    '/old/a/ → /c/',
  ]);
});

test('leaves paths that another rule redirects', () => {
  const rules: [string, string][] = [
    ['/old/*', '/blog/*'],
    ['/old', '/blog/'],
    ['/old/a/', '/x/'],
    ['/old/b*', '/y/'],
    ['/blog/a/', '/z/'],
    ['/blog/b/', '/z/'],
  ];
  expect(flat(...rules)).toEqual(rules.map(([from, to]) => `${from} → ${to}`));
});

test('a rule that would go round in circles is left out', () => {
  expect(flat(['/a/', '/b/'], ['/b/', '/a/'], ['/c/', '/d/'])).toEqual(['/c/ → /d/']);
});

test('a way is for good only if each of its steps is', () => {
  const rules = [rule('/old/*', '/blog/*'), rule('/blog/a/', '/b/', 302)];
  expect(flattenRedirects(rules, SITE).at(-1)).toEqual(rule('/old/a/', '/b/', 302));
});

/** The same numbers at each run. */
function createDraw(seed: number) {
  let state = seed;
  return <Item>(list: readonly Item[]): Item => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return list[Math.floor((state / 2_147_483_648) * list.length)] as Item;
  };
}

const FROMS = ['/a', '/a/', '/b/', '/a/b/', '/c/', '/č/', '/a/*', '/b/*', '/a/b/*', '/a*', '/c/*', '/b/c*', '/*'];
const TARGETS = ['/', '/a/', '/b', '/a/b/', '/c/?x=1#y', '/č/', '/a/*', '/b/*', '/c/*', '/a/b/*', '/*', `${SITE}/b`];
const PLACES = [
  '/',
  '/a/',
  '/a/b/',
  '/a/b/c/',
  '/a/c/',
  '/b/',
  '/b/c/',
  '/b/cd/',
  '/c/',
  '/c/b/',
  '/č/',
  '/d/',
  '/ab/',
];

test('redirects nobody twice, with any rules', () => {
  let sent = 0;
  for (let seed = 1; seed <= 300; seed++) {
    const draw = createDraw(seed);
    const rules: SiteRedirect[] = [];
    for (let attempt = 0; attempt < 8; attempt++) {
      const next = rule(draw(FROMS), draw(TARGETS));
      if (!checkRedirect(next, rules, { siteUrl: SITE })) rules.push(next);
    }
    const found = flattenRedirects(rules, SITE);
    for (const place of PLACES) {
      const first = findRedirect(found, place, '')?.location;
      if (first === undefined) continue;
      sent++;
      const second = findRedirect(found, decodeURI(new URL(first, SITE).pathname), '')?.location;
      expect({ seed, rules, found, place, first, second }).toEqual({
        seed,
        rules,
        found,
        place,
        first,
        second: undefined,
      });
    }
  }
  expect(sent).toBeGreaterThan(1000);
});

import { beginsAt, retargetRedirect } from './retargetRedirect';

const site = { homes: { en: '/', sl: '/sl/' }, siteUrl: 'https://www.modrina.example' };
const move = { from: '/blog/a/', to: '/blog/b/' };

test.each([
  ['/blog/a/', '/blog/b/'],
  ['/blog/a', '/blog/b/'],
  ['/blog/a/#part', '/blog/b/#part'],
  ['/blog/a?x=y', '/blog/b/?x=y'],
  ['/sl/blog/a/', '/sl/blog/b/'],
  ['https://www.modrina.example/blog/a/', 'https://www.modrina.example/blog/b/'],
  ['https://www.modrina.example/sl/blog/a/?x#y', 'https://www.modrina.example/sl/blog/b/?x#y'],
  ['/blog/a/*', undefined],
  ['/blog/ab/', undefined],
  ['/blog/', undefined],
  ['/de/blog/a/', undefined],
  ['https://other.example/blog/a/', undefined],
])('a redirect to %s leads to %s when the page has moved', (target, expected) => {
  expect(retargetRedirect(target, move, site)).toBe(expected);
});

test.each([
  ['/blog/a/', true],
  ['/blog/a', true],
  ['/sl/blog/a/', true],
  ['/blog/a/*', true],
  ['/blog/*', false],
  ['/blog/ab/', false],
])('a redirect from %s begins at the page: %s', (from, expected) => {
  expect(beginsAt(from, '/blog/a/', site)).toBe(expected);
});

test('before the first release there is one language', () => {
  expect(retargetRedirect('/blog/a/', move)).toBe('/blog/b/');
  expect(beginsAt('/sl/blog/a/', '/blog/a/')).toBe(false);
});

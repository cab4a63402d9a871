import { contentOptions } from '../../../src/gatsby/contentOptions';
import { pagePath } from '../../../src/gatsby/pages/pagePath';
import { parseEnv } from '../../../src/lib/env';
import { HOME, listPath, PATHS, recordPath } from '../../../src/lib/url/recordPath';
import { isReserved, ownersOf, withoutLanguage } from './pagePaths';

const HOMES = { en: '/', sl: '/sl/' };
const routed = contentOptions(parseEnv({})).collections.filter(({ path }) => path);

test('every collection whose records have pages is listed, with the paths that the build makes', () => {
  expect(Object.keys(PATHS).sort()).toEqual(routed.map(({ name }) => name).sort());
  for (const { name, type } of routed)
    expect(recordPath(name, 'why')).toBe(pagePath(type as Parameters<typeof pagePath>[0], 'why', 'en'));
  expect(recordPath('pages', HOME)).toBe(pagePath('Page', HOME, 'en'));
  expect(recordPath('pages', 'web3/voucher')).toBe('/web3/voucher/');
});

test('a path has the records that can own it', () => {
  expect(ownersOf('/blog/why/')).toEqual([
    { collection: 'pages', slug: 'blog/why' },
    { collection: 'posts', slug: 'why' },
  ]);
  expect(ownersOf('/about/')).toEqual([{ collection: 'pages', slug: 'about' }]);
  expect(ownersOf('/')).toEqual([{ collection: 'pages', slug: HOME }]);
});

test.each([
  ...Object.values(listPath),
  '/blog/page/2/',
  '/blog/tag/ai/page/2/',
  '/sl/',
  '/sl/about/',
  '/404/',
  '/410/',
  '/thank-you/contact/',
  '/search/',
])('%s is reserved by the site itself', (address) => {
  expect(isReserved(address, HOMES)).toBe(true);
});

test.each(['/about/', '/', '/blogger/', '/slovenia/', '/project-x/'])('%s is free', (address) => {
  expect(isReserved(address, HOMES)).toBe(false);
});

test.each([
  ['/sl/blog/a/', '/blog/a/'],
  ['/blog/a/', '/blog/a/'],
  ['/blog/a', '/blog/a/'],
  ['/sl/', '/'],
  ['/slate/', '/slate/'],
])('%s → %s', (address, path) => {
  expect(withoutLanguage(address, { en: '/', sl: '/sl/' })).toBe(path);
});

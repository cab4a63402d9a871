import { listPath, numberedPath } from '../../../src/gatsby/pages/pagePath';
import { LISTS, placeOf } from './placeOf';

const HOMES = { en: '/', sl: '/sl/' };

test('the lists are those of the build', () => {
  const known = Object.entries(LISTS).map(([address, { collection }]) => [collection, address]);
  expect(Object.fromEntries(known)).toEqual(listPath);
});

test.each([
  ['/', 'en', '/'],
  ['/sl/', 'sl', '/'],
  ['/sl', 'sl', '/'],
  ['/slovenia/', 'en', '/slovenia/'],
  ['/sl/blog/why/', 'sl', '/blog/why/'],
  ['/blog/why', 'en', '/blog/why/'],
  [numberedPath('/sl/blog/tag/ai/', 3), 'sl', '/blog/tag/ai/'],
  ['/web3/page/', 'en', '/web3/page/'],
])('%s is, in %s, %s', (path, locale, address) => {
  expect(placeOf(path, HOMES)).toEqual({ path: path.endsWith('/') ? path : `${path}/`, locale, address });
});

test.each(['/blog/', '/sl/blog/', numberedPath('/sl/blog/', 2)])('%s is a list of posts', (path) => {
  expect(placeOf(path, HOMES).list).toEqual({ collection: 'posts', heading: 'blog' });
});

test('before the first release there is one language', () => {
  expect(placeOf('/sl/about/', {})).toEqual({ path: '/sl/about/', locale: 'en', address: '/sl/about/' });
});

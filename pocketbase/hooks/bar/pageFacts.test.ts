import { numberedPath } from '../../../src/gatsby/pages/pagePath';
import { listPath } from '../../../src/lib/url/recordPath';
import { LISTS, placeOf, stateOf } from './pageFacts';

const LIVE = {
  isVisible: true,
  isOnSite: true,
  isMoved: false,
  writtenAt: '2026-07-01 10:00:00.000Z',
  readAt: '2026-07-01 10:00:01.000Z',
  status: 'published',
  publishAt: '',
  now: '2026-07-01 12:00:00.000Z',
};
const LATER = { isVisible: false, publishAt: '2026-07-02 10:00:00.000Z' };

test.each([
  ['live', {}],
  ['changed', { writtenAt: '2026-07-01 10:00:02.000Z' }],
  ['new', { isOnSite: false }],
  ['withdrawn', { isVisible: false, status: 'draft' }],
  // Its publish_at was moved into the future.
  ['withdrawn', LATER],
  ['planned', { ...LATER, isOnSite: false }],
  ['draft', { ...LATER, isOnSite: false, status: 'draft' }],
  ['draft', { isVisible: false, isOnSite: false, status: 'draft' }],
  ['moved', { isMoved: true }],
  // The redirect is live already: the page at the new path counts.
  ['new', { isMoved: true, isOnSite: false }],
])('%s: %j', (state, facts) => {
  expect(stateOf({ ...LIVE, ...facts })).toBe(state);
});

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

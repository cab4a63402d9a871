import { type ShareCard, sharePath } from './shareCard';

const CARD: ShareCard = { locale: 'sl', template: 'post', face: 'default', title: 'Zakaj čakati', site: 'Modrina' };

it.each([
  ['/blog/why/', /^\/share\/sl\/blog\/why\.[0-9a-f]{8}\.png$/],
  ['/', /^\/share\/sl\/index\.[0-9a-f]{8}\.png$/],
])('gives the page %s a path with its digest', (path, expected) => {
  expect(sharePath(path, CARD)).toMatch(expected);
});

it('keeps the path while the facts are the same', () => {
  expect(sharePath('/blog/why/', { ...CARD })).toBe(sharePath('/blog/why/', CARD));
});

it.each<Partial<ShareCard>>([
  { title: 'Zakaj cakati' },
  { site: 'Drugi' },
  { face: 'web3' },
  { template: 'case' },
  { date: '2026-11-05' },
  { topic: 'Strategija' },
])('has another path with %p', (change) => {
  expect(sharePath('/blog/why/', { ...CARD, ...change })).not.toBe(sharePath('/blog/why/', CARD));
});

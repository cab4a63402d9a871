import { canonicalUrl } from './canonicalUrl';

const site = 'https://www.modrina.example';

it.each([
  ['/blog/', '/blog/'],
  ['/blog/?utm_source=letter&utm_medium=email', '/blog/'],
  ['/blog/?gclid=1&gbraid=2&wbraid=3&fbclid=4&msclkid=5&mc_cid=6&_gl=7&ref=8&source=9', '/blog/'],
  ['/web3/voucher/?referral=ANA-2026', '/web3/voucher/'],
  ['/blog/?page=2', '/blog/?page=2'],
  ['/blog/?utm_term=a&page=2&gclid=b', '/blog/?page=2'],
  ['/blog/?PAGE=2', '/blog/'],
  ['/blog/#past', '/blog/'],
  ['/', '/'],
])('makes of %s the URL %s', (from, to) => expect(canonicalUrl(site + from)).toBe(site + to));

it('sorts the kept parameters, so that one page has one URL', () => {
  const keep = ['topic', 'page'];
  expect(canonicalUrl(`${site}/?topic=ai&utm_source=x&page=2`, { keep })).toBe(`${site}/?page=2&topic=ai`);
});

it('keeps the path’s case by default', () => {
  expect(canonicalUrl(`${site}/Blog/Študija/?page=2`)).toBe(`${site}/Blog/%C5%A0tudija/?page=2`);
  expect(canonicalUrl(`${site}/Blog/?page=2`, { lowerCase: true })).toBe(`${site}/blog/?page=2`);
});

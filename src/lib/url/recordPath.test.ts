import { COLLECTIONS } from '../content/COLLECTIONS';
import { PATHS, recordPath } from './recordPath';

test.each([
  ['pages', 'home', '/'],
  ['pages', 'web3/voucher', '/web3/voucher/'],
  ['posts', 'why', '/blog/why/'],
  ['posts', '', undefined],
  ['posts', undefined, undefined],
  ['blocks', 'why', undefined],
  ['constructor', 'why', undefined],
])('the page of %s with the slug %j is at %j', (collection, slug, path) => {
  expect(recordPath(collection, slug)).toBe(path);
});

test('a collection has a path if its records are published by themselves, or are topics', () => {
  const withPages = Object.entries(COLLECTIONS).filter(
    ([name, { fields }]) => name === 'tags' || fields.some((field) => field.name === 'seo_title'),
  );
  expect(withPages.map(([name]) => name).sort()).toEqual(Object.keys(PATHS).sort());
});

import { canonicalUrl } from '../../../src/lib/url/canonicalUrl';
import { MUTATIONS } from './MUTATIONS';

test('there are forty, each another', () => {
  expect(new Set(MUTATIONS).size).toBe(40);
});

test.each(MUTATIONS)('?%s changes nothing of the address by which a page is known', (query) => {
  const page = 'https://www.modrina.example/sl/blog/';
  expect(canonicalUrl(`${page}?${query}#part`)).toBe(page);
});

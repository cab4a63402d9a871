import { canonicalUrl } from '../../../../src/lib/url/canonicalUrl';
import { MUTATIONS } from './stableCanonical';

test('has forty different ones', () => {
  expect(new Set(MUTATIONS).size).toBe(40);
});

test.each(MUTATIONS)('?%s does not change the canonical URL of a page', (query) => {
  const page = 'https://www.modrina.example/sl/blog/';
  expect(canonicalUrl(`${page}?${query}#part`)).toBe(page);
});

import { blogPath, pagePath } from './pagePath';

it.each([
  ['Page', 'home', 'en', '/'],
  ['Page', 'home', 'sl', '/sl/'],
  ['Page', 'web3/voucher', 'en', '/web3/voucher/'],
  ['Page', 'modrina-ai-assistant', 'sl', '/sl/modrina-ai-assistant/'],
  ['Post', 'why', 'en', '/blog/why/'],
  ['Case', 'dairy', 'sl', '/sl/case/dairy/'],
  ['Project', 'twin', 'en', '/project/twin/'],
  ['Workshop', 'home', 'en', '/workshops/home/'],
] as const)('puts %s %s in %s at %s', (type, slug, locale, path) => expect(pagePath(type, slug, locale)).toBe(path));

it('numbers the pages of the blog from the second on', () => {
  expect(blogPath(1, 'sl')).toBe('/sl/blog/');
  expect(blogPath(2, 'en')).toBe('/blog/page/2/');
});

import { numberedPath, pagePath, thankYouPath } from './pagePath';

it.each([
  ['Page', 'home', 'en', '/'],
  ['Page', 'home', 'sl', '/sl/'],
  ['Page', 'web3/voucher', 'en', '/web3/voucher/'],
  ['Page', 'modrina-ai-assistant', 'sl', '/sl/modrina-ai-assistant/'],
  ['Post', 'why', 'en', '/blog/why/'],
  ['Tag', 'ai', 'sl', '/sl/blog/tag/ai/'],
  ['Case', 'dairy', 'sl', '/sl/case/dairy/'],
  ['Project', 'twin', 'en', '/project/twin/'],
  ['Workshop', 'home', 'en', '/workshops/home/'],
] as const)('puts %s %s in %s at %s', (type, slug, locale, path) => expect(pagePath(type, slug, locale)).toBe(path));

it('numbers the pages of a list from the second on', () => {
  expect(numberedPath('/sl/blog/', 1)).toBe('/sl/blog/');
  expect(numberedPath('/blog/tag/ai/', 2)).toBe('/blog/tag/ai/page/2/');
});

it('returns the thank-you page in the form’s locale', () => {
  expect(thankYouPath('contact', 'en')).toBe('/thank-you/contact/');
  expect(thankYouPath('referral', 'sl')).toBe('/sl/thank-you/referral/');
  expect(thankYouPath('referral', 'sl', true)).toBe('/sl/thank-you/referral/no-mail/');
});

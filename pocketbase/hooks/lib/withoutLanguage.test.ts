import { withoutLanguage } from './withoutLanguage';

test.each([
  ['/sl/blog/a/', '/blog/a/'],
  ['/blog/a/', '/blog/a/'],
  ['/blog/a', '/blog/a/'],
  ['/sl/', '/'],
  ['/slate/', '/slate/'],
])('%s → %s', (address, path) => {
  expect(withoutLanguage(address, { en: '/', sl: '/sl/' })).toBe(path);
});

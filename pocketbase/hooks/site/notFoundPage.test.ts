import { notFoundPage } from './notFoundPage';

const HTML = `<head><title data-gatsby-head="true">404 - Oopsie | Modrina</title></head><body>
<a href="/404/" hreflang="en" data-chooses-locale="true">English</a><a href="/sl/404/" hreflang="sl" data-chooses-locale="true">Slovenščina</a>
<a href="/404/x/">x</a>
<div data-not-found="404 - Page not found: {}" data-refused="404 - Page Not Found: {}"></div></body>`;
const HOMES = { en: '/', sl: '/sl/' };
const page = (path: string, isRefused = false) => notFoundPage(HTML, { path, homes: HOMES, isRefused });
const titleOf = (html: string) => /<title[^>]*>(.*)<\/title>/.exec(html)?.[1];

test('the title names the requested path, as the script of the page does', () => {
  expect(titleOf(page('/blgo/'))).toBe('404 - Page not found: /blgo/ | Modrina');
  expect(titleOf(page('/vavčer/$&/'))).toBe('404 - Page not found: /vavčer/$&amp;/ | Modrina');
  expect(titleOf(page('/blog/', true))).toBe('404 - Page Not Found: /blog/ | Modrina');
});

test('the path is no HTML', () => {
  const html = page('/"><script>alert(1)</script>/');
  expect(html).not.toContain('<script>');
  expect(titleOf(html)).toBe('404 - Page not found: /&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;/ | Modrina');
  expect(titleOf(page('/a\u202eb\0\nc/'))).toBe('404 - Page not found: /abc/ | Modrina');
});

test.each([
  ['/no-such/', '/no-such/', '/sl/no-such/'],
  ['/sl/ni-je', '/ni-je', '/sl/ni-je'],
  ['/sl//evil.example/', '/evil.example/', '/sl//evil.example/'],
  ['/\\evil.example/', '/evil.example/', '/sl/%5Cevil.example/'],
  ['/"x', '/%22x', '/sl/%22x'],
])('the language selector of %s leads to %s and %s', (path, en, sl) => {
  expect([...page(path).matchAll(/href="([^"]*)" hreflang/g)].map(([, href]) => href)).toEqual([en, sl]);
  expect(page(path)).toContain('<a href="/404/x/">');
});

test('a page without the parts stays as it is, and one without the site’s name gets a title', () => {
  expect(notFoundPage('<p>404</p>', { path: '/x/', homes: HOMES, isRefused: false })).toBe('<p>404</p>');
  const plain = HTML.replace(' | Modrina', '');
  expect(titleOf(notFoundPage(plain, { path: '/x/', homes: HOMES, isRefused: false }))).toBe(
    '404 - Page not found: /x/',
  );
});

import { localHref } from './localHref';

it.each([
  ['/blog', 'en', '/blog/'],
  ['/blog/', 'sl', '/sl/blog/'],
  ['/', 'sl', '/sl/'],
  ['/sl/blog/', 'sl', '/sl/blog/'],
  ['/web3/#why', 'sl', '/sl/web3/#why'],
  ['/web3?package=2', 'en', '/web3/?package=2'],
  ['/sitemap.xml', 'sl', '/sitemap.xml'],
  ['#here', 'sl', '#here'],
  ['https://booking.example/modrina', 'sl', 'https://booking.example/modrina'],
  ['mailto:hello@modrina.example', 'sl', 'mailto:hello@modrina.example'],
])('%s in %s becomes %s', (href, locale, expected) => expect(localHref(href, locale)).toBe(expected));

it.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\tscript:alert(1)',
  'vbscript:x',
  'data:text/html,x',
  'file:///etc/passwd',
  'blob:https://www.modrina.example/x',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'blog',
  '',
])('refuses %j', (href) => expect(localHref(href, 'en')).toBeNull());

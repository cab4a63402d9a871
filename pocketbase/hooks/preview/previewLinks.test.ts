import { pathFor } from './previewLinks';

test.each([
  ['', '/', '/blog/a/'],
  ['', '/sl/', '/sl/blog/a/'],
  ['', undefined, '/blog/a/'],
  ['/about/', '/sl/', '/about/'],
  ['/', '/sl/', '/'],
  ['//evil.example/', '/', '/blog/a/'],
  ['/\\evil.example', '/', '/blog/a/'],
  ['https://evil.example/', '/', '/blog/a/'],
  ['/a\r\nSet-Cookie: b', '/', '/blog/a/'],
  ['/a\u0001b', '/', '/blog/a/'],
  ['/a\u007fb', '/', '/blog/a/'],
  ['/čas/', '/', '/čas/'],
])('for the requested path %j and the home page %j it is %j', (asked, home, path) => {
  expect(pathFor(asked, '/blog/a/', home)).toBe(path);
});

import HEADERS from '../headers/headers.json';
import type { Manifest, PublishedFile } from '../../../server/site/manifest';
import { findAnswer } from './findAnswer';
import type { FileAnswer } from '../release/types';

const html = (file: string): PublishedFile => ({
  file,
  type: 'text/html; charset=utf-8',
  etag: 'e1',
  cache: 'revalidate',
  br: true,
  gz: true,
  size: 9,
});
const manifest: Manifest = {
  createdAt: '',
  fingerprint: { content: '', code: '', configuration: '' },
  id: 'r1',
  pageHeaders: { 'Content-Security-Policy': "script-src 'self'" },
  homes: { en: '/', sl: '/sl/' },
  accepts: { '/blog/': { page: ['1'] } },
  files: {
    '/': html('index.html'),
    '/sl/': html('sl/index.html'),
    '/blog/': html('blog/index.html'),
    '/č š/': html('x/index.html'),
    '/blog/a.md': { ...html('blog/a.md'), type: 'text/markdown; charset=utf-8' },
    '/app-0123456789abcdef0123.js': {
      file: 'app.js',
      type: 'text/javascript',
      etag: 'e2',
      cache: 'immutable',
      size: 1,
    },
  },
  redirects: [{ from: '/old', to: '/blog/', status: 302 }],
  notFound: [
    { prefix: '/sl/', file: html('sl/404/index.html') },
    { prefix: '/', file: html('404.html') },
  ],
  gone: ['/blog/removed/', '/sl/blog/removed/', '/blog/', '/old/'],
  gonePages: [
    { prefix: '/sl/', file: html('sl/410/index.html') },
    { prefix: '/', file: html('410/index.html') },
  ],
};
const find = (changes: Partial<Manifest>, request: object) =>
  findAnswer(
    { ...manifest, ...changes },
    { path: '/', query: '', acceptEncoding: '', hasRange: false, ...request },
  ) as FileAnswer;
const answer = (path: string, request = {}) => find({}, { path, acceptEncoding: 'br, gzip', ...request });

test('a page, compressed', () => {
  expect(answer('/blog/')).toEqual({
    kind: 'file',
    status: 200,
    file: 'blog/index.html.br',
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'public, max-age=0, must-revalidate',
      'Content-Encoding': 'br',
      Vary: 'Accept-Encoding',
      'Content-Security-Policy': "script-src 'self'",
      'Server-Timing': 'release;desc="r1"',
      ETag: '"e1-br"',
    },
  });
});

test('a range is of the file as it is, with its own tag', () => {
  expect(answer('/', { hasRange: true })).toMatchObject({ file: 'index.html', headers: { ETag: '"e1"' } });
});

test('a hashed file may be cached', () => {
  expect(answer('/app-0123456789abcdef0123.js').headers).toEqual({
    'Content-Type': 'text/javascript',
    'Cache-Control': 'public, max-age=31536000, immutable',
    ETag: '"e2"',
  });
});

test('an error page runs the same scripts as other pages', () => {
  for (const path of ['/nothing/', '/sl/nothing/', '/blog/removed/']) {
    expect(answer(path).headers).toMatchObject(manifest.pageHeaders ?? {});
  }
});

test('a drawing may be an editor’s, and runs nothing', () => {
  const files = { '/static/a.svg': { ...html('static/a.svg'), type: 'image/svg+xml; charset=utf-8' } };
  const { headers } = find({ files }, { path: '/static/a.svg' });
  expect(headers['Content-Security-Policy']).toMatch(/^default-src 'none'; .*; sandbox$/);
});

test('the pages of a release without a policy are held to a wide one, for without any they would be to that of data', () => {
  const { headers } = find({ pageHeaders: undefined }, {});
  expect(headers['Content-Security-Policy']).toBe(HEADERS.page['Content-Security-Policy']);
});

test('the bare text of an article is not for search engines, which have its page', () => {
  expect(answer('/blog/a.md').headers).toMatchObject({ 'X-Robots-Tag': 'noindex' });
  expect(answer('/blog/').headers).not.toHaveProperty('X-Robots-Tag');
});

test.each([
  ['/blog', '/blog/?a=b'],
  ['/blog/index.html', '/blog/?a=b'],
  ['/index.html', '/?a=b'],
  ['/č š', '/%C4%8D%20%C5%A1/?a=b'],
])('%s is redirected to its only URL', (path, location) => {
  expect(answer(path, { query: 'a=b' })).toEqual({ kind: 'redirect', status: 301, location });
});

test.each([
  ['/Blog/', '/blog/?a=b'],
  ['/BLOG', '/blog/?a=b'],
  ['/SL/', '/sl/?a=b'],
  ['/en/', '/?a=b'],
  ['/en', '/?a=b'],
  ['/en/blog', '/blog/?a=b'],
  ['/EN/Blog/Index.html', '/blog/?a=b'],
  ['/En/Old', '/blog/?a=b'],
])('%s leads to the page that it means', (path, location) => {
  expect(answer(path, { query: 'a=b' })).toMatchObject({ kind: 'redirect', location });
});

test.each([
  '/en/nothing/',
  '/Nothing/',
  '/en/en/blog/',
  '/en//evil.example/',
  '/en/\\evil.example/',
  '/en/https://evil.example/',
  '/ROBOTS.TXT',
  '/en/blog/removed/',
  '/Blog/A.md',
])('%s means no page and is a miss', (path) => expect(answer(path)).toMatchObject({ kind: 'file', status: 404 }));

test('a wrong case never leads in a circle, and to another site only where a redirect does', () => {
  const redirects = [
    { from: '/blog/', to: '/Blog/', status: 301 },
    { from: '/a', to: '/sl/', status: 301 },
    { from: '/sl', to: '/A/', status: 301 },
    { from: '/now', to: 'https://example.com/', status: 302 },
    { from: '/odd', to: '/100%/', status: 301 },
  ];
  const to = (path: string) => find({ redirects }, { path });
  expect(to('/Blog/')).toMatchObject({ status: 404 });
  expect(to('/A/')).toMatchObject({ status: 404 });
  expect(to('/Odd/')).toMatchObject({ status: 404 });
  expect(to('/en/now/')).toMatchObject({ status: 302, location: 'https://example.com/' });
});

test('a release from before the manifest had homes corrects the case only', () => {
  expect(find({ homes: undefined }, { path: '/Blog/' })).toMatchObject({ status: 301, location: '/blog/' });
  expect(find({ homes: undefined }, { path: '/en/blog/' })).toMatchObject({ status: 404 });
});

test.each([
  ['/nothing', '404.html.br'],
  ['/sl/nothing/', 'sl/404/index.html.br'],
  ['/constructor', '404.html.br'],
  ['/../etc/passwd', '404.html.br'],
])('%s is a miss in its language', (path, file) => {
  const miss = answer(path);
  expect(miss).toMatchObject({ kind: 'file', status: 404, file });
  expect(miss.headers).not.toHaveProperty('ETag');
});

test.each([
  ['/blog/removed/', '410/index.html.br'],
  ['/blog/removed', '410/index.html.br'],
  ['/sl/blog/removed/', 'sl/410/index.html.br'],
])('%s is gone for good, in its language', (path, file) => {
  const miss = answer(path, { query: 'a=b' });
  expect(miss).toMatchObject({ kind: 'file', status: 410, file });
  expect(miss.headers).not.toHaveProperty('ETag');
  expect(miss.headers['Cache-Control']).toBe('public, max-age=0, must-revalidate');
});

test('a page or a redirect at a path wins over a deleted page', () => {
  expect(answer('/blog/')).toMatchObject({ status: 200 });
  expect(answer('/blog/', { query: 'page=2' })).toMatchObject({ status: 404 });
  expect(answer('/old/')).toMatchObject({ kind: 'redirect', status: 302 });
});

test('a release without a page for it still answers 410', () => {
  const request = { path: '/sl/blog/removed/' };
  const found = find({ gonePages: undefined }, request);
  expect(found).toMatchObject({ status: 410, file: 'sl/404/index.html' });
  expect(find({ gone: undefined }, request)).toMatchObject({ status: 404 });
});

test('the home page is the one in the visitor’s language, and that answer is not cached', () => {
  expect(answer('/', { acceptLanguage: 'sl,en;q=0.5', query: 'a=b' })).toEqual({
    kind: 'redirect',
    status: 302,
    location: '/sl/?a=b',
    headers: { 'Cache-Control': 'private, no-store', Vary: 'Accept-Language, Cookie' },
  });
  expect(answer('/', { acceptLanguage: 'sl', cookie: 'locale=en' })).toMatchObject({
    status: 200,
    file: 'index.html.br',
  });
  expect(answer('/blog/', { acceptLanguage: 'sl', cookie: 'locale=sl' })).toMatchObject({ status: 200 });
  expect(answer('/sl/', { acceptLanguage: 'en', cookie: 'locale=en' })).toMatchObject({ status: 200 });
});

test('a home page that was not built is not chosen', () => {
  const files = { '/': html('index.html') };
  const request = { acceptLanguage: 'sl' };
  expect(find({ files }, request)).toMatchObject({ status: 200 });
  // A release from before the manifest had homes.
  expect(find({ homes: undefined, accepts: undefined }, request)).toMatchObject({ status: 200 });
});

test('a page with a parameter that it does not take is a miss', () => {
  expect(answer('/blog/', { query: 'page=2' })).toMatchObject({ status: 404, file: '404.html.br' });
  expect(answer('/blog/', { query: 'page=2' }).headers['Server-Timing']).toBe('release;desc="r1", refused');
  expect(answer('/nothing').headers['Server-Timing']).toBe('release;desc="r1"');
  expect(answer('/blog/', { query: 'page=1' })).toMatchObject({ status: 200 });
  expect(answer('/', { query: 'page=2' })).toMatchObject({ status: 200 });
});

test('redirects come first; without a release it is being built', () => {
  expect(answer('/old/')).toEqual({ kind: 'redirect', status: 302, location: '/blog/' });
  expect(findAnswer(undefined, { path: '/', query: '', acceptEncoding: '', hasRange: false })).toEqual({
    kind: 'building',
  });
});

test('a browser that shows a 404 page gets it with the path, uncompressed', () => {
  const shown = (path: string, query = '') => answer(path, { query, isNavigation: () => true });
  const titleOf = (path: string, query?: string) =>
    shown(path, query).change?.('<title>404</title><div data-not-found="Not {}" data-refused="No {}">');
  expect(shown('/sl/nothing/')).toMatchObject({ status: 404, file: 'sl/404/index.html' });
  expect(shown('/sl/nothing/').headers).not.toHaveProperty('Content-Encoding');
  expect(titleOf('/nothing/')).toContain('<title>Not /nothing/</title>');
  expect(titleOf('/blog/', 'page=2')).toContain('<title>No /blog/</title>');
  expect(shown('/blog/removed/')).toMatchObject({ status: 410, file: '410/index.html.br' });
  expect(answer('/nothing/', { isNavigation: () => false })).not.toHaveProperty('change');
});

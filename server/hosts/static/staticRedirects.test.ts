import { hostRules } from '../hostRules';
import { staticRedirects } from './staticRedirects';

const notFound = [
  { prefix: '/sl/', file: 'sl/404/index.html' },
  { prefix: '/', file: '404.html' },
];
const rulesOf = (...redirects: [from: string, to: string, status?: number][]) =>
  hostRules({
    id: '',
    notFound,
    redirects: redirects.map(([from, to, status = 301]) => ({ from, to, status })),
    gone: ['/blog/removed/'],
  });

test('Netlify: redirects win over files, exact ones come first, each language has its own miss', () => {
  const text = staticRedirects(rulesOf(['/tips/*', '/blog/*'], ['/soon', 'https://example.com/', 302]), 'netlify');
  expect(text.split('\n')).toEqual([
    '/soon https://example.com/ 302!',
    '/soon/ https://example.com/ 302!',
    '/blog/removed /404.html 410',
    '/blog/removed/ /404.html 410',
    '/tips/* /blog/:splat 301!',
    '/sl/* /sl/404/index.html 404',
    '',
  ]);
});

test('Cloudflare Pages: no force, no 404 and 410, which it does not support', () => {
  const text = staticRedirects(rulesOf(['/tips/*', '/blog/*'], ['/soon', 'https://example.com/', 302]), 'cloudflare');
  expect(text.split('\n')).toEqual([
    '/soon https://example.com/ 302',
    '/soon/ https://example.com/ 302',
    '/tips /blog/ 301',
    '/tips/* /blog/:splat 301',
    '',
  ]);
});

test('a prefix within a word is one rule for Cloudflare, and the two nearest for Netlify', () => {
  const rules = rulesOf(['/portfolio*', '/']);
  expect(staticRedirects(rules, 'cloudflare')).toBe('/portfolio* / 301\n');
  expect(staticRedirects(rules, 'netlify')).toContain('/portfolio / 301!\n/portfolio/* / 301!\n');
});

test.each([
  ['netlify', ['/o-nas-č /blog/ 301!', '/o-nas-%C4%8D /blog/ 301!'], ['/a|b /blog/ 301!', '/a%7Cb /blog/ 301!']],
  ['cloudflare', ['/o-nas-%C4%8D /blog/ 301'], ['/a|b /blog/ 301', '/a%7Cb /blog/ 301']],
] as const)('%s: a path is written as the host compares it', (host, accented, barred) => {
  const lines = staticRedirects(rulesOf(['/o-nas-č', '/blog/'], ['/a|b', '/blog/']), host).split('\n');
  expect(lines).toEqual(expect.arrayContaining([...accented, ...barred]));
});

test('the rest of a path never becomes a host', () => {
  const text = staticRedirects(rulesOf(['/every/*', '/*']), 'netlify', { siteUrl: 'https://www.modrina.example' });
  expect(text).toContain('/every/* https://www.modrina.example/:splat 301!\n');
  const within = staticRedirects(rulesOf(['/every*', '/*']), 'netlify', { siteUrl: 'https://www.modrina.example' });
  expect(within).toContain('/every/* https://www.modrina.example/:splat 301!\n');
});

test('a page to which a prefix leads that it begins with, is served', () => {
  const text = staticRedirects(rulesOf(['/old*', '/old-home/']), 'cloudflare');
  expect(text).toBe('/old-home/ /old-home/ 200\n/old* /old-home/ 301\n');
});

test('Netlify passes forms on to PocketBase, and no other path of it', () => {
  const passed = (backend: string) => staticRedirects(rulesOf(), 'netlify', { backend }).match(/^.* 200!$/gm);
  expect(passed('https://cms.example.com')).toEqual([
    '/_site/save-form-message https://cms.example.com/_site/save-form-message 200!',
    '/_site/forms/* https://cms.example.com/_site/forms/:splat 200!',
    '/_site/form-token https://cms.example.com/_site/form-token 200!',
    '/_site/error-report https://cms.example.com/_site/error-report 200!',
    '/api/collections/messages/records https://cms.example.com/api/collections/messages/records 200!',
  ]);
  expect(passed('')).toBeNull();
});

test('more than the host reads is refused in words, not left out', () => {
  const many = Array.from({ length: 101 }, (_, i): [string, string] => [`/a${i}/*`, '/blog/']);
  expect(() => staticRedirects(rulesOf(...many), 'cloudflare')).toThrow(/takes 2000 redirects, 100 with a \*[^]*101/);
  expect(staticRedirects(rulesOf(...many), 'netlify')).toContain('/a100/* /blog/ 301!\n');
});

const english = (...paths: string[]) => ({
  homes: { en: '/', sl: '/sl/' },
  pages: Object.fromEntries([...paths, '/sl/blog/'].map((path) => [path, pageOf(path)])),
});
const pageOf = (path: string) => ({ template: 'Page', locale: path.startsWith('/sl/') ? 'sl' : 'en' });

test.each(['netlify', 'cloudflare'] as const)('%s: a path with the prefix of English leads to the page', (host) => {
  const text = staticRedirects(
    rulesOf(['/soon', '/blog/']),
    host,
    english('/blog/', '/', '/404/', '/404.html', '/b/404/'),
  );
  expect(text.split('\n').filter((line) => line.startsWith('/en'))).toEqual([
    '/en / 301',
    '/en/ / 301',
    '/en/blog /blog/ 301',
    '/en/blog/ /blog/ 301',
    '/en/b/404 /b/404/ 301',
    '/en/b/404/ /b/404/ 301',
  ]);
  // A `*` would lead /en//host to another site.
  expect(text).not.toMatch(/^\/en\S*\*/m);
});

test('Cloudflare Pages gets as many of them as it reads, after the redirects', () => {
  const many = Array.from({ length: 1500 }, (_, i) => `/page-${i}/`);
  const text = staticRedirects(rulesOf(['/soon', '/blog/']), 'cloudflare', english(...many));
  expect(text.trim().split('\n')).toHaveLength(2000);
  expect(text).toMatch(/^\/soon \/blog\/ 301\n/);
});

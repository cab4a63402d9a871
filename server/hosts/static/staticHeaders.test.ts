import { observatoryScore } from '../../testing/observatoryScore';
import { SAMPLE_POLICY } from '../../testing/sampleBuild';
import { staticHeaders } from './staticHeaders';

const FILES = [
  'index.html',
  'app-0123456789abcdef0123.js',
  'static/a.png',
  'runtime/main-ABCD2345.js',
  'robots.txt',
  'share/sl/a.0123abcd.png',
  'blog/a.md',
];

test('every answer has the security headers, hashed files are kept, data for a minute', () => {
  const text = staticHeaders(FILES);
  expect(text).toMatch(/^\/\*\n {2}X-Content-Type-Options: nosniff\n/);
  expect(text).toContain('/static/*\n  Cache-Control: public, max-age=31536000, immutable\n');
  expect(text).toContain('/share/*\n  Cache-Control: public, max-age=31536000, immutable\n');
  expect(text).toContain('/*.md\n  X-Robots-Tag: noindex\n');
  expect(text).toContain('/runtime/main-ABCD2345.js\n  Cache-Control: public, max-age=31536000, immutable\n');
  expect(text).toContain('/page-data/*\n  Cache-Control: public, max-age=60, must-revalidate\n');
});

test('what the build’s pages may run is said with every answer, for these hosts know no pages', () => {
  const text = staticHeaders(FILES, { 'Content-Security-Policy': "default-src 'self'" });
  expect(text.match(/^\/\*\n(?: {2}.*\n)*/)?.[0]).toContain("  Content-Security-Policy: default-src 'self'\n");
});

test('no address gets a header twice: hosts would join the values', () => {
  const paths = staticHeaders(FILES)
    .split('\n')
    .filter((line) => line.startsWith('/'));
  expect(paths.filter((path) => /^\/(static|share)\//.test(path))).toEqual(['/static/*', '/share/*']);
  expect(new Set(paths).size).toBe(paths.length);
  expect(staticHeaders(FILES).match(/^\/\*\n(?: {2}.*\n)*/)?.[0]).not.toContain('Cache-Control');
});

test('what a host would not read is not written', () => {
  const many = Array.from({ length: 200 }, (_, i) => `chunk${i}-0123456789abcdef0123.js`);
  expect(staticHeaders(many).match(/^\//gm)).toHaveLength(100);
});

test('a site that is not for search engines says so with every answer', () => {
  expect(staticHeaders(FILES).match(/X-Robots-Tag/g)).toHaveLength(1);
  expect(staticHeaders(FILES)).toContain('/*.md\n  X-Robots-Tag: noindex\n');
  expect(staticHeaders(FILES, {}, true).match(/^\/\*\n(?: {2}.*\n)*/)?.[0]).toContain('  X-Robots-Tag: noindex\n');
});

test('every answer has the 130 points of MDN’s Observatory that a page must have', () => {
  const text = staticHeaders(FILES, {
    'Content-Security-Policy': SAMPLE_POLICY,
    'Strict-Transport-Security': 'max-age=31536000',
  });
  const [, lines = ''] = /^\/\*\n((?: {2}.*\n)*)/.exec(text) ?? [];
  const headers = lines.matchAll(/^ {2}([\w-]+): (.*)$/gm);
  expect(
    observatoryScore(Object.fromEntries([...headers].map(([, name = '', value]) => [name.toLowerCase(), value]))),
  ).toMatchObject({ score: 130 });
});

test('other sites may show the pictures, for which a host joins two values to one that browsers do not read', () => {
  const text = staticHeaders(FILES);
  for (const folder of ['static', 'share']) {
    expect(text).toMatch(
      new RegExp(`^/${folder}/\\*\\n(?:  .*\\n)*  Cross-Origin-Resource-Policy: cross-origin$`, 'm'),
    );
  }
});

import { access, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listFiles } from '../../site/files';
import { observatoryScore } from '../../testing/observatoryScore';
import { SAMPLE, SAMPLE_POLICY, writeSampleBuild } from '../../testing/sampleBuild';
import { exportSite, staticHeaders } from './exportSite';
import { PROXIED_PATHS } from './proxiedPaths';

let dir: string;
let output: string;
let folder: string;
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'modrina-export-'));
  output = path.join(dir, 'public');
  folder = path.join(dir, 'data/static');
  await writeSampleBuild(output);
});
afterEach(() => rm(dir, { recursive: true }));

test('any static host can publish it: the site’s files, its not-found pages and its rules, nothing of tools', async () => {
  await exportSite(output, folder, 'cloudflare');
  const files = await listFiles(folder);
  const expected = ['index.html', 'blog/a/index.html', '404.html', 'sl/404.html', '_redirects', '_headers'];
  expect(files).toEqual(expect.arrayContaining([...expected, '.well-known/security.txt']));
  for (const file of [
    '.env',
    '.hidden/secret.txt',
    'webpack.stats.json',
    'site.json',
    'app-0123456789abcdef0123.js.map',
  ]) {
    expect(files).not.toContain(file);
  }
  expect(await readFile(path.join(folder, 'index.html'), 'utf8')).toBe(SAMPLE['index.html']);
  expect(await readFile(path.join(folder, 'sl/404.html'), 'utf8')).toBe(SAMPLE['sl/404/index.html']);
});

test('a page that Gatsby’s cache kept of a removed record is left out, with its data', async () => {
  const page = SAMPLE['blog/a/index.html'] ?? '';
  const data = { 'page-data/blog/gone/page-data.json': '{}', 'page-data/blog/a/page-data.json': '{}' };
  await writeSampleBuild(output, { 'blog/gone/index.html': page, 'verification.html': '<p>ours</p></html>', ...data });
  await exportSite(output, folder, 'netlify');
  const files = await listFiles(folder);
  expect(files.filter((file) => file.includes('gone'))).toEqual([]);
  expect(files).toEqual(expect.arrayContaining(['page-data/blog/a/page-data.json', 'verification.html']));
});

test('its rules are the site’s', async () => {
  await exportSite(output, folder, 'netlify');
  const redirects = await readFile(path.join(folder, '_redirects'), 'utf8');
  expect(redirects).toContain('/soon https://example.com/ 302!\n');
  expect(redirects).toContain('/blog/removed/ /410/index.html 410\n');
  const headers = await readFile(path.join(folder, '_headers'), 'utf8');
  expect(headers).toContain('/app-0123456789abcdef0123.js\n  Cache-Control: public, max-age=31536000, immutable\n');
});

test('Cloudflare’s Worker runs for visitors’ forms only, if there is a PocketBase elsewhere', async () => {
  await exportSite(output, folder, 'cloudflare', { backend: 'https://cms.example.com' });
  const routes = JSON.parse(await readFile(path.join(folder, '_routes.json'), 'utf8')) as { include: string[] };
  expect(routes.include).toEqual([...PROXIED_PATHS]);
  expect(await readFile(path.join(folder, '_worker.js'), 'utf8')).toContain('"https://cms.example.com"');
  for (const [host, backend] of [
    ['cloudflare', ''],
    ['netlify', 'https://cms.example.com'],
  ] as const) {
    await exportSite(output, folder, host, { backend });
    expect((await listFiles(folder)).filter((file) => /^_(worker|routes)/.test(file))).toEqual([]);
  }
});

test('it takes the place of the one before, of which nothing stays', async () => {
  await mkdir(path.join(folder, 'old-draft'), { recursive: true });
  await writeFile(path.join(folder, 'old-draft/index.html'), 'gone');
  await exportSite(output, folder, 'netlify');
  await expect(access(path.join(folder, 'old-draft'))).rejects.toThrow();
  expect(await readdir(path.dirname(folder))).toEqual(['static']);
});

test('a policy that Cloudflare Pages would leave out without a word is refused', async () => {
  const policy = `default-src 'self' ${'https://chat.example '.repeat(100)}`;
  const site = { ...JSON.parse(SAMPLE['site.json'] ?? ''), pageHeaders: { 'Content-Security-Policy': policy } };
  await writeFile(path.join(output, 'site.json'), JSON.stringify(site));
  await expect(exportSite(output, folder, 'cloudflare')).rejects.toThrow('Name fewer hosts in THIRD_PARTY_HOSTS');
  await exportSite(output, folder, 'netlify');
  expect(await readFile(path.join(folder, '_headers'), 'utf8')).toContain(policy.trim());
});

test('an incomplete build keeps the export before', async () => {
  await exportSite(output, folder, 'netlify');
  await writeFile(path.join(output, 'blog/index.html'), '<html><body>');
  await expect(exportSite(output, folder, 'netlify')).rejects.toThrow('blog/index.html is cut short');
  expect(await readFile(path.join(folder, 'blog/index.html'), 'utf8')).toBe(SAMPLE['blog/index.html']);
});

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

test('the policy of the build’s pages is sent with every answer, because these hosts cannot select pages', () => {
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

test('rules above the host’s limit are not written', () => {
  const many = Array.from({ length: 200 }, (_, i) => `chunk${i}-0123456789abcdef0123.js`);
  expect(staticHeaders(many).match(/^\//gm)).toHaveLength(100);
});

test('a site that is not for search engines has the header in every answer', () => {
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

test('other sites may show the images: a host joins two values to one that browsers ignore', () => {
  const text = staticHeaders(FILES);
  for (const folder of ['static', 'share']) {
    expect(text).toMatch(
      new RegExp(`^/${folder}/\\*\\n(?:  .*\\n)*  Cross-Origin-Resource-Policy: cross-origin$`, 'm'),
    );
  }
});

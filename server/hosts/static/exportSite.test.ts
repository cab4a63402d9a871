import { access, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listFiles } from '../../site/listFiles';
import { SAMPLE, writeSampleBuild } from '../../testing/sampleBuild';
import { exportSite } from './exportSite';

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

test('its rules are the site’s', async () => {
  await exportSite(output, folder, 'netlify');
  const redirects = await readFile(path.join(folder, '_redirects'), 'utf8');
  expect(redirects).toContain('/soon https://example.com/ 302!\n');
  expect(redirects).toContain('/blog/removed/ /410/index.html 410\n');
  const headers = await readFile(path.join(folder, '_headers'), 'utf8');
  expect(headers).toContain('/app-0123456789abcdef0123.js\n  Cache-Control: public, max-age=31536000, immutable\n');
});

test('it takes the place of the one before, of which nothing stays', async () => {
  await mkdir(path.join(folder, 'old-draft'), { recursive: true });
  await writeFile(path.join(folder, 'old-draft/index.html'), 'gone');
  await exportSite(output, folder, 'netlify');
  await expect(access(path.join(folder, 'old-draft'))).rejects.toThrow();
  expect(await readdir(path.dirname(folder))).toEqual(['static']);
});

test('a build that is not whole leaves the one before', async () => {
  await exportSite(output, folder, 'netlify');
  await writeFile(path.join(output, 'blog/index.html'), '<html><body>');
  await expect(exportSite(output, folder, 'netlify')).rejects.toThrow('blog/index.html is cut short');
  expect(await readFile(path.join(folder, 'blog/index.html'), 'utf8')).toBe(SAMPLE['blog/index.html']);
});

import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, readlink, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type DataFolder, dataFolder } from '../dataFolder';
import { SAMPLE, writeSampleBuild } from '../testing/sampleBuild';
import { currentRelease, removeDrafts } from './currentRelease';
import { publishRelease } from './publishRelease';

const fingerprint = { content: 'a', code: 'b', configuration: 'c' };
let dir: string;
let data: DataFolder;
let output: string;
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'modrina-release-'));
  data = dataFolder(path.join(dir, 'data'));
  output = path.join(dir, 'public');
  await writeSampleBuild(output);
});
afterEach(() => rm(dir, { recursive: true }));

const publish = () => publishRelease(output, data, fingerprint);

test('a release has the site’s files, and not those of tools', async () => {
  const { files, notFound } = await publish();
  expect(Object.keys(files).sort()).toEqual([
    '/',
    '/.well-known/security.txt',
    '/app-0123456789abcdef0123.js',
    '/blog/',
    '/blog/a/',
    '/page-data/app-data.json',
    '/page-data/index/page-data.json',
    '/robots.txt',
    '/sitemap-index.xml',
    '/sl/',
    '/static/picture-1.png',
  ]);
  expect(notFound.map(({ prefix, file }) => [prefix, file.file])).toEqual([
    ['/sl/', 'sl/404/index.html'],
    ['/', '404.html'],
  ]);
  expect(files['/']).toMatchObject({ type: 'text/html; charset=utf-8', cache: 'revalidate', br: true, gz: true });
  expect(files['/app-0123456789abcdef0123.js']).toMatchObject({ cache: 'immutable', br: true });
  expect(files['/static/picture-1.png']).toMatchObject({ cache: 'immutable', type: 'image/png' });
});

test('the link moves to it, and its files are those of the build', async () => {
  const { id } = await publish();
  expect(await readlink(data.current)).toBe(path.join('releases', id));
  expect(await readFile(path.join(data.current, 'index.html'), 'utf8')).toBe(SAMPLE['index.html']);
  expect((await currentRelease(data))?.fingerprint).toEqual(fingerprint);
  expect(await readdir(data.releases)).toEqual([id]);
});

test('what did not change is the same file on the disk', async () => {
  const first = await publish();
  await writeFile(path.join(output, 'blog/index.html'), SAMPLE['blog/index.html']?.replace(/Blog/g, 'News') ?? '');
  const second = await publish();
  const inode = async (id: string, file: string) => (await stat(path.join(data.releases, id, file))).ino;
  for (const file of ['index.html', 'index.html.br', 'static/picture-1.png']) {
    expect(await inode(second.id, file)).toBe(await inode(first.id, file));
  }
  expect(await inode(second.id, 'blog/index.html')).not.toBe(await inode(first.id, 'blog/index.html'));
  expect(second.files['/blog/']?.etag).not.toBe(first.files['/blog/']?.etag);
});

test.each([
  ['a missing page', { 'index.html': undefined }, 'index.html is missing'],
  ['a page cut short', { 'blog/index.html': '<html><body>' }, 'blog/index.html is cut short'],
  ['an empty page', { 'blog/index.html': '' }, 'blog/index.html is cut short'],
  [
    'pages of two builds',
    { 'page-data/app-data.json': '{"webpackCompilationHash":"new"}' },
    'comes from another build',
  ],
  ['a damaged app-data.json', { 'page-data/app-data.json': '{' }, 'app-data.json cannot be read'],
  ['a strange site.json', { 'site.json': '{"redirects":[{}]}' }, 'must hold "notFound" and "redirects"'],
  [
    'a not-found page that is not there',
    { 'site.json': '{"redirects":[],"notFound":[{"prefix":"/","file":"/x.html"}]}' },
    '/x.html',
  ],
])('%s is refused, and the last release stays', async (_, changes, message) => {
  const { id } = await publish();
  await rm(output, { recursive: true });
  await writeSampleBuild(output, changes);
  await expect(publish()).rejects.toThrow(message);
  expect(await readlink(data.current)).toBe(path.join('releases', id));
  expect(await readdir(data.releases)).toEqual([id]);
});

test('what a kill left half-written is never current, and goes at the next start', async () => {
  const { id } = await publish();
  const draft = path.join(data.releases, '2999-01-01.tmp');
  await mkdir(draft);
  await cp(path.join(data.releases, id, 'index.html'), path.join(draft, 'index.html'));
  await removeDrafts(data);
  expect(existsSync(draft)).toBe(false);
  expect((await currentRelease(data))?.id).toBe(id);
});

test('ten releases are kept', async () => {
  const ids: string[] = [];
  for (let i = 0; i < 12; i++) ids.push((await publish()).id);
  expect((await readdir(data.releases)).sort()).toEqual(ids.slice(-10));
});

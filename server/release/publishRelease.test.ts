import fs, { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, readlink, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type DataFolder, dataFolder } from '../dataFolder';
import { SAMPLE, writeSampleBuild } from '../testing/sampleBuild';
import { currentRelease, removeDrafts } from '../site/releases';
import { publishRelease } from './publishRelease';

// Many small files are written, on disks that others keep busy.
jest.setTimeout(60_000);

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

const publish = async () => (await publishRelease(output, data, fingerprint)).manifest;
const siteFile = (changes: object) => JSON.stringify({ ...JSON.parse(SAMPLE['site.json'] ?? ''), ...changes });

test('a release has the site’s files, and not those of tools', async () => {
  const { files, notFound } = await publish();
  expect(Object.keys(files).sort()).toEqual([
    '/',
    '/.well-known/security.txt',
    '/app-0123456789abcdef0123.js',
    '/blog/',
    '/blog/a/',
    '/builds/latest.json',
    '/page-data/app-data.json',
    '/page-data/index/page-data.json',
    '/robots.txt',
    '/sitemap-index.xml',
    '/sl/',
    '/static/drawing-1.svg',
    '/static/picture-1.png',
  ]);
  expect(notFound.map(({ prefix, file }) => [prefix, file.file])).toEqual([
    ['/sl/', 'sl/404/index.html'],
    ['/', '404.html'],
  ]);
  expect(files['/']).toMatchObject({
    type: 'text/html; charset=utf-8',
    cache: 'revalidate',
    br: expect.any(Number),
    gz: expect.any(Number),
  });
  expect(files['/app-0123456789abcdef0123.js']).toMatchObject({ cache: 'immutable', br: expect.any(Number) });
  expect(files['/static/picture-1.png']).toMatchObject({ cache: 'immutable', type: 'image/png' });
});

test('the link moves to it, and its files are those of the build', async () => {
  const { id } = await publish();
  expect(await readlink(data.current)).toBe(path.join('releases', id));
  expect(await readFile(path.join(data.current, 'index.html'), 'utf8')).toBe(SAMPLE['index.html']);
  expect((await currentRelease(data))?.fingerprint).toEqual(fingerprint);
  expect(await readdir(data.releases)).toEqual([id]);
});

test('an unchanged file is the same file on the disk', async () => {
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
  ['a page cut short', { 'blog/index.html': '<html><body>' }, '/blog/ is cut short'],
  ['an empty page', { 'blog/index.html': '' }, '/blog/ is cut short'],
  [
    'pages of two builds',
    { 'page-data/app-data.json': '{"webpackCompilationHash":"new"}' },
    'comes from another build',
  ],
  ['a damaged app-data.json', { 'page-data/app-data.json': '{' }, 'app-data.json cannot be read'],
  ['a strange site.json', { 'site.json': '{"redirects":[{}]}' }, 'must hold "siteUrl", "notFound"'],
  ['a preview, which shows drafts', { 'site.json': siteFile({ preview: true }) }, 'Unset PREVIEW and build again.'],
  [
    'a not-found page that is not there',
    { 'site.json': siteFile({ notFound: [{ prefix: '/', file: '/x.html' }] }) },
    '/x.html',
  ],
  [
    'a strange rule for parameters',
    { 'site.json': siteFile({ accepts: { '/blog/': ['page'] } }) },
    'must hold "siteUrl", "notFound"',
  ],
  ['a build without a version', { 'builds/latest.json': '{}' }, 'builds/latest.json of the build must hold "version"'],
  ['a build without its name', { 'builds/latest.json': undefined }, 'builds/latest.json is missing'],
])('%s is refused, and the last release stays', async (_, changes, message) => {
  const { id } = await publish();
  await rm(output, { recursive: true });
  await writeSampleBuild(output, changes);
  await expect(publish()).rejects.toThrow(message);
  expect(await readlink(data.current)).toBe(path.join('releases', id));
  expect(await readdir(data.releases)).toEqual([id]);
});

test('the incomplete release of a kill is never current, and is removed at the next start', async () => {
  const { id } = await publish();
  const draft = path.join(data.releases, '2999-01-01.tmp');
  await mkdir(draft);
  await cp(path.join(data.releases, id, 'index.html'), path.join(draft, 'index.html'));
  await removeDrafts(data);
  expect(existsSync(draft)).toBe(false);
  expect((await currentRelease(data))?.id).toBe(id);
});

test('a file that cannot be written ends all writing: its error is reported, and nothing of the draft stays', async () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
  const write = jest.spyOn(fs, 'writeFileSync').mockImplementationOnce(() => {
    throw full;
  });
  await expect(publish()).rejects.toThrow('The disk is full');
  write.mockRestore();
  expect(await readdir(data.releases)).toEqual([]);
  expect(await publish()).toMatchObject({ pages: expect.any(Number) });
});

test('a release describes itself to open tabs', async () => {
  const { id, createdAt, files } = await publish();
  const latest = JSON.parse(await readFile(path.join(data.current, 'builds/latest.json'), 'utf8'));
  expect(latest).toEqual({ id, version: '1.6.20', time: createdAt });
  expect(files['/builds/latest.json']).toMatchObject({ cache: 'revalidate' });
  const next = await publish();
  const text = (release: string) => readFile(path.join(data.releases, release, 'builds/latest.json'), 'utf8');
  // A file of its own in each release: written through a link, it would rename the one before.
  expect(await text(id)).toContain(id);
  expect(await text(next.id)).toContain(next.id);
});

describe('hashed files that a build has no longer', () => {
  const SCRIPT = 'app-0123456789abcdef0123.js';
  const DAY = 86_400_000;
  const without = async () => {
    await rm(path.join(output, SCRIPT), { force: true });
    return publish();
  };
  const moveBack = async (id: string, days: number) => {
    const file = path.join(data.releases, id, 'manifest.json');
    const text = await readFile(file, 'utf8');
    const earlier = (time: string) => new Date(Date.parse(time) - days * DAY).toISOString();
    await writeFile(
      file,
      text.replace(/("until":")([^"]+)/g, (_, name, time) => name + earlier(time)),
    );
  };

  test('are there in the next releases, as links, compressed as before', async () => {
    const first = await publish();
    const second = await without();
    const third = await without();
    const until = second.files[`/${SCRIPT}`]?.until ?? '';
    expect(Date.parse(until) - Date.parse(second.createdAt)).toBe(30 * DAY);
    expect(third.files[`/${SCRIPT}`]).toEqual({ ...first.files[`/${SCRIPT}`], until });
    for (const file of [SCRIPT, `${SCRIPT}.br`, `${SCRIPT}.gz`]) {
      const inodes = [first, third].map(async ({ id }) => (await stat(path.join(data.releases, id, file))).ino);
      expect(new Set(await Promise.all(inodes)).size).toBe(1);
    }
    // Pages that are gone are gone.
    const { pages } = JSON.parse(SAMPLE['site.json'] ?? '') as { pages: Record<string, object> };
    delete pages['/blog/a/'];
    await writeFile(path.join(output, 'site.json'), siteFile({ pages }));
    expect(Object.keys((await publish()).files)).not.toContain('/blog/a/');
  });

  test('are there on a disk without hard links, too, as copies', async () => {
    const first = await publish();
    const refuse = () => {
      throw Object.assign(new Error('operation not permitted, link'), { code: 'EPERM' });
    };
    const link = jest.spyOn(fs, 'linkSync').mockImplementation(refuse);
    const next = await without();
    expect(link).toHaveBeenCalled();
    link.mockRestore();
    expect(next.files[`/${SCRIPT}`]).toMatchObject({ etag: first.files[`/${SCRIPT}`]?.etag });
    for (const file of [SCRIPT, `${SCRIPT}.br`, `${SCRIPT}.gz`]) {
      const [old, copy] = [first, next].map(({ id }) => readFile(path.join(data.releases, id, file)));
      expect((await copy)?.equals((await old) ?? Buffer.alloc(0))).toBe(true);
    }
  });

  test('go thirty days after the last build that had them', async () => {
    await publish();
    const second = await without();
    await moveBack(second.id, 29);
    const third = await without();
    expect(third.files).toHaveProperty([`/${SCRIPT}`]);
    await moveBack(third.id, 1);
    expect((await without()).files).not.toHaveProperty([`/${SCRIPT}`]);
  });

  test('are the build’s own again when it has them again', async () => {
    await publish();
    await without();
    await writeFile(path.join(output, SCRIPT), SAMPLE[SCRIPT] ?? '');
    expect((await publish()).files[`/${SCRIPT}`]).not.toHaveProperty('until');
  });
});

test.each(['index.html', 'page-data/index/page-data.json', 'robots.txt', 'sitemap-index.xml', 'static/drawing-1.svg'])(
  'a control character in %s keeps the release back, however often it is tried',
  async (file) => {
    await writeFile(path.join(output, file), `${await readFile(path.join(output, file), 'utf8')}\u0000`);
    await expect(publish()).rejects.toThrow(`${file} holds the control character U+0000`);
    await expect(publish()).rejects.toThrow('U+0000');
  },
);

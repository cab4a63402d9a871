import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type DataFolder, dataFolder } from '../dataFolder';
import { TransientError } from '../UserError';
import { SAMPLE, samplePage, writeSampleBuild } from '../testing/sampleBuild';
import { currentId, listReleases, removeDrafts } from '../site/releases';
import { entriesOf } from '../site/manifest';
import { reliableStamps } from './PublishCache';
import { discarded, prepared, prepareNext } from './prepareNext';
import { publishRelease, type PublishOptions } from './publishRelease';
import { verifyRelease } from './verifyRelease';

// Many small files are written, on disks that others keep busy.
jest.setTimeout(60_000);

const fingerprint = { content: 'a', code: 'b', configuration: 'c' };
const PAGES = Object.keys(JSON.parse(SAMPLE['site.json'] ?? '').pages).length;
let dir: string;
let data: DataFolder;
let output: string;
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'modrina-incremental-'));
  data = dataFolder(path.join(dir, 'data'));
  output = path.join(dir, 'public');
  await writeSampleBuild(output);
});
afterEach(() => rm(dir, { recursive: true }));

const publish = (options?: PublishOptions) => publishRelease(output, data, fingerprint, options);
const folderOf = (id: string) => path.join(data.releases, id);
const blog = (title: string) => samplePage({ lang: 'en', title, addresses: { en: '/blog/' } });
const edit = (title: string) => writeFile(path.join(output, 'blog/index.html'), blog(title));

/** Makes files look older than one tick of the clock: the stamp of a newer file is not reliable. */
async function age(): Promise<void> {
  const files = readdirSync(output, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const stamps: Record<string, string> = {};
  for (const entry of files) {
    const file = path.join(entry.parentPath, entry.name);
    const { size, mtimeMs, ctimeMs, ino } = await stat(file);
    stamps[path.relative(output, file)] = `${size} ${mtimeMs} ${ctimeMs} ${ino}`;
  }
  const kept = JSON.parse(await readFile(data.publishCache, 'utf8'));
  await writeFile(data.publishCache, JSON.stringify({ ...kept, stamps }));
}

test('names new, changed and removed pages', async () => {
  expect((await publish()).changed).toEqual(['/', '/blog/', '/blog/a/', '/sl/']);
  expect((await publish()).changed).toEqual([]);
  await edit('News');
  expect(await publish({ cause: 'posts "a" changed' })).toMatchObject({ changed: ['/blog/'], pages: PAGES });
  expect((await listReleases(data))[0]).toMatchObject({
    cause: 'posts "a" changed',
    changed: 1,
    pages: PAGES,
    live: true,
  });
});

test('unchanged files are not even read', async () => {
  await publish();
  // Other words, which a publication would find if it read the file.
  await writeFile(path.join(output, 'sl/index.html'), 'x'.repeat(SAMPLE['sl/index.html']?.length ?? 0));
  await age();
  await edit('News');
  const { manifest, changed } = await publish();
  expect(changed).toEqual(['/blog/']);
  expect(await readFile(path.join(folderOf(manifest.id), 'sl/index.html'), 'utf8')).toBe(SAMPLE['sl/index.html']);
});

test('a file of the same length and time is read again, for it is another file', async () => {
  await publish();
  await age();
  const file = path.join(output, 'blog/index.html');
  const { mtime } = await stat(file);
  await writeFile(file, blog('Blag'));
  await utimes(file, mtime, mtime);
  expect((await publish()).changed).toEqual(['/blog/']);
});

test('a file that was written just before is not trusted', () => {
  const file = (changedAt: number) => ({ size: 1, stamp: String(changedAt), changedAt });
  const files = new Map([
    ['long-ago', file(5_000)],
    ['just-now', file(9_500)],
    ['later', file(20_000)],
  ]);
  expect(reliableStamps(files, 10_000)).toEqual({ 'long-ago': '5000' });
});

test.each([
  ['gone', ''],
  ['no JSON', '{'],
  ['of another kind', '{"version":0}'],
])('a memory that is %s costs time, and nothing else', async (_, content) => {
  await publish();
  await (content ? writeFile(data.publishCache, content) : rm(data.publishCache));
  await edit('News');
  expect((await publish()).changed).toEqual(['/blog/']);
});

test('the page of a removed record is removed, although Gatsby kept it', async () => {
  const { pages } = JSON.parse(SAMPLE['site.json'] ?? '') as { pages: Record<string, object> };
  delete pages['/blog/a/'];
  await mkdir(path.join(output, 'page-data/blog/a'), { recursive: true });
  await writeFile(path.join(output, 'page-data/blog/a/page-data.json'), '{}');
  expect(Object.keys((await publish()).manifest.files)).toEqual(
    expect.arrayContaining(['/blog/a/', '/page-data/blog/a/page-data.json']),
  );
  await writeFile(path.join(output, 'site.json'), JSON.stringify({ ...JSON.parse(SAMPLE['site.json'] ?? ''), pages }));
  await writeFile(path.join(output, 'google1234.html'), '<html>google-site-verification</html>');
  const { manifest, changed } = await publish();
  expect(Object.keys(manifest.files)).not.toEqual(expect.arrayContaining(['/blog/a/']));
  expect(Object.keys(manifest.files)).not.toEqual(expect.arrayContaining(['/page-data/blog/a/page-data.json']));
  expect(manifest.files).toHaveProperty(['/google1234.html']);
  expect(changed).toEqual(['/blog/a/', '/google1234.html']);
});

describe('a folder that was prepared', () => {
  test('becomes the next release, with the links that it has', async () => {
    const first = await publish();
    await prepareNext(data);
    expect(existsSync(prepared(data))).toBe(true);
    await edit('News');
    const { manifest } = await publish();
    expect(existsSync(prepared(data))).toBe(false);
    const folder = folderOf(manifest.id);
    expect(await verifyRelease(folder, manifest)).toEqual([]);
    expect(await readFile(path.join(folder, 'blog/index.html'), 'utf8')).toContain('News');
    // The release before is what it was.
    expect(await verifyRelease(folderOf(first.manifest.id), first.manifest)).toEqual([]);
    const inode = async (id: string) => (await stat(path.join(folderOf(id), 'index.html'))).ino;
    expect(await inode(manifest.id)).toBe(await inode(first.manifest.id));
  });

  test('with a truncated file does not pass it on', async () => {
    const first = await publish();
    await prepareNext(data);
    const file = path.join(prepared(data), 'robots.txt');
    await rm(file);
    await writeFile(file, 'cut');
    await prepareNext(data);
    const { manifest } = await publish();
    expect(await readFile(path.join(folderOf(manifest.id), 'robots.txt'), 'utf8')).toBe(SAMPLE['robots.txt']);
    expect(first.manifest.files['/robots.txt']?.etag).toBe(manifest.files['/robots.txt']?.etag);
  });

  test('half-made by a kill is no folder to begin from, and goes at the next start', async () => {
    await publish();
    await mkdir(path.join(prepared(data), 'blog'), { recursive: true });
    await writeFile(path.join(prepared(data), 'blog/index.html'), 'half');
    const { manifest } = await publish();
    expect(await verifyRelease(folderOf(manifest.id), manifest)).toEqual([]);
    await removeDrafts(data);
    expect(existsSync(prepared(data))).toBe(false);
  });

  test('is made of the release that was removed last', async () => {
    for (let i = 0; i < 11; i++) {
      await publish();
      for (const { id, live } of await listReleases(data)) {
        if (!live) await utimes(path.join(folderOf(id), 'id'), 0, 0);
      }
    }
    await publish();
    expect(existsSync(discarded(data))).toBe(true);
    await prepareNext(data);
    expect(existsSync(discarded(data))).toBe(false);
    await edit('News');
    const { manifest } = await publish();
    expect(await verifyRelease(folderOf(manifest.id), manifest)).toEqual([]);
  });
});

describe('an error before the release goes live keeps the one before', () => {
  const failing = async (options: PublishOptions, message: string | RegExp) => {
    await edit('News');
    await expect(publish(options)).rejects.toThrow(message);
  };

  test('another builder may publish now', async () => {
    const { manifest } = await publish();
    await failing({ mayPublish: () => Promise.reject(new Error('The lease is another’s.')) }, 'another’s');
    expect(await currentId(data)).toBe(manifest.id);
    expect(readdirSync(data.releases)).toEqual([manifest.id]);
    expect((await publish()).changed).toEqual(['/blog/']);
  });

  test('a file that is changed after it was checked', async () => {
    const { manifest } = await publish();
    let isFirst = true;
    const onProgress = () => {
      // When one new file is written, the others still wait: many more than are worked on at once.
      if (isFirst) for (const name of names) writeFileSync(path.join(output, name), 'other');
      isFirst = false;
    };
    const names = Array.from({ length: 200 }, (_, number) => `static/late-${number}.png`);
    for (const name of names) await writeFile(path.join(output, name), name);
    await expect(publish({ onProgress })).rejects.toThrow('was changed while it was being published');
    expect(await currentId(data)).toBe(manifest.id);
  });

  test('a full disk is the machine’s problem, and not the editor’s', async () => {
    const full = () => Promise.reject(Object.assign(new Error('write'), { code: 'ENOSPC' }));
    await expect(publish({ mayPublish: full })).rejects.toThrow(TransientError);
  });
});

test('a great fall in pages is refused, unless it is meant', async () => {
  const site = JSON.parse(SAMPLE['site.json'] ?? '') as { pages: object };
  const many = Array.from({ length: 20 }, (_, number) => `/blog/page/${number + 2}/`);
  const more = Object.fromEntries(many.map((at) => [at, { template: 'post-list', locale: 'en' }]));
  const files = many.map((at) => [
    `${at.slice(1)}index.html`,
    samplePage({ lang: 'en', title: at, addresses: { en: at } }),
  ]);
  const pages = { ...site.pages, ...more };
  await writeSampleBuild(output, { ...Object.fromEntries(files), 'site.json': JSON.stringify({ ...site, pages }) });
  expect((await publish()).pages).toBe(PAGES + 20);
  await writeFile(path.join(output, 'site.json'), SAMPLE['site.json'] ?? '');
  await expect(publish()).rejects.toThrow(`from ${PAGES + 20} pages to ${PAGES}`);
  expect((await publish({ allowFewerPages: true })).pages).toBe(PAGES);
});

test('any edits, preparations and returns in any order leave whole releases', async () => {
  let seed = 8;
  const random = (below: number) => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) % below;
  await publish();
  for (let step = 0; step < 30; step++) {
    const what = random(4);
    if (what === 0) await prepareNext(data);
    else if (what === 1) await writeFile(path.join(output, `static/${random(5)}-${step}.png`), `picture ${step}`);
    else if (what === 2) await edit(`News ${random(3)}`);
    else await rm(data.publishCache, { force: true });
    const { manifest } = await publish();
    const folder = folderOf(manifest.id);
    expect(await verifyRelease(folder, manifest)).toEqual([]);
    const expected = entriesOf(manifest).flatMap(({ file, br, gz }) =>
      [file, br && `${file}.br`, gz && `${file}.gz`].filter(Boolean),
    );
    const there = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
    const own = /^(id|manifest\.json|\.(release|changes)\.json|\.hosts\/.*)$/;
    expect(there.filter((file) => !own.test(file)).sort()).toEqual([...expected].sort());
  }
});

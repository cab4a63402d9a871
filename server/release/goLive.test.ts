import { link, mkdtemp, readFile, readlink, rm, stat, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type DataFolder, dataFolder } from '../dataFolder';
import { samplePage, writeSampleBuild } from '../testing/sampleBuild';
import { currentId, listReleases } from '../site/releases';
import { goLive } from './goLive';
import { publishRelease } from './publishRelease';

// Many small files are written, on disks that others keep busy.
jest.setTimeout(60_000);

let dir: string;
let data: DataFolder;
let output: string;
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'modrina-live-'));
  data = dataFolder(path.join(dir, 'data'));
  output = path.join(dir, 'public');
  await writeSampleBuild(output);
});
afterEach(() => rm(dir, { recursive: true }));

async function publish(title = 'Blog'): Promise<string> {
  const page = samplePage({ lang: 'en', title, addresses: { en: '/blog/' } });
  await writeFile(path.join(output, 'blog/index.html'), page);
  const { manifest } = await publishRelease(output, data, { content: title, code: '', configuration: '' });
  return manifest.id;
}
const fileOf = (id: string, file: string) => path.join(data.releases, id, file);
const latestId = async () => JSON.parse(await readFile(path.join(data.current, 'builds/latest.json'), 'utf8')).id;

test('back and forward, in one step, and open tabs can detect it', async () => {
  const [first, second] = [await publish('First'), await publish('Second')];
  expect(await goLive(data, first)).toEqual({ id: first, before: second });
  expect(await readFile(path.join(data.current, 'blog/index.html'), 'utf8')).toContain('First');
  expect(await latestId()).toBe(first);
  expect(await readlink(data.newest)).toBe(path.join('releases', second));
  expect(await goLive(data, second)).toEqual({ id: second, before: first });
  expect(await readlink(data.current)).toBe(path.join('releases', second));
  expect(await goLive(data, second)).toEqual({ id: second, before: second });
});

test('the list marks the live release, and has the newest first', async () => {
  const [first, second] = [await publish('First'), await publish('Second')];
  await goLive(data, first);
  expect((await listReleases(data)).map(({ id, live, fingerprint }) => [id, live, fingerprint.content])).toEqual([
    [second, false, 'Second'],
    [first, true, 'First'],
  ]);
});

test.each(['', '.', '..', '../releases', 'nothing', '2026-01-01.tmp'])('"%s" is no release', async (id) => {
  const live = await publish();
  await expect(goLive(data, id)).rejects.toThrow(`There is no release "${id}".`);
  expect(await currentId(data)).toBe(live);
});

describe('a release that is damaged does not go live', () => {
  const big = 'static/big.png';
  const damage: [string, string, (file: string) => Promise<void>][] = [
    ['a page cut short', 'blog/index.html', (file) => truncate(file, 100)],
    ['a file that is gone', 'robots.txt', (file) => rm(file)],
    ['a compressed copy cut short', 'blog/index.html.br', (file) => truncate(file, 10)],
    ['a picture cut short', big, (file) => truncate(file, 10)],
    ['other words of the same length', 'robots.txt', (file) => writeFile(file, 'User-agent: x\n')],
    [
      'a compressed copy of other words',
      'index.html.gz',
      async (file) => writeFile(file, Buffer.alloc((await stat(file)).size)),
    ],
  ];

  test.each(damage)('%s', async (_, file, harm) => {
    await writeFile(path.join(output, big), 'x'.repeat(1000));
    const first = await publish('First');
    const copy = `${fileOf(first, file)}.copy`;
    await publish('Second');
    const live = await currentId(data);
    // Of its own, for the live release may hold the same file.
    await link(fileOf(first, file), copy);
    await rm(fileOf(first, file));
    await writeFile(fileOf(first, file), await readFile(copy));
    await rm(copy);
    await harm(fileOf(first, file));
    const sealed = await stat(fileOf(first, 'manifest.json'));
    // Where times are as coarse as a second, what was changed at once looks as if it had been so from the beginning.
    await utimes(fileOf(first, 'manifest.json'), sealed.atime, new Date(sealed.mtimeMs - 2_000));
    await expect(goLive(data, first)).rejects.toThrow(/is damaged: .* It does not go live; what visitors see stays/);
    expect(await currentId(data)).toBe(live);
  });

  test('one without a manifest is none', async () => {
    const first = await publish();
    await publish();
    await rm(fileOf(first, 'manifest.json'));
    await expect(goLive(data, first)).rejects.toThrow('There is no release');
  });
});

test('where another may publish now, nothing moves', async () => {
  const first = await publish();
  const second = await publish();
  const mayPublish = () => Promise.reject(new Error('not ours'));
  await expect(goLive(data, first, { mayPublish })).rejects.toThrow('not ours');
  expect(await currentId(data)).toBe(second);
});

test('after going back, the next release goes live and keeps the hashed files of both', async () => {
  const first = await publish('First');
  await writeFile(path.join(output, 'static/second.png'), 'second');
  await publish('Second');
  await goLive(data, first);
  await rm(path.join(output, 'static/second.png'));
  // Without the cache only the releases themselves show that the second one has the file.
  await rm(data.publishCache);
  const third = await publish('Third');
  expect(await currentId(data)).toBe(third);
  expect(await readFile(fileOf(third, 'static/second.png'), 'utf8')).toBe('second');
});

import { access, mkdir, mkdtemp, readdir, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describeFile } from '../describeFile';
import { keyDigest } from '../keyDigest';
import { pruneFiles, pruneStore } from './pruneStore';
import { storePaths, writeSidecar } from './storePaths';

const DAY = 86_400_000;
const START = Date.parse('2030-01-01T00:00:00Z');

let root: string;
let dir: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'pb-prune-'));
  dir = path.join(root, 'files');
});
afterEach(() => rm(root, { recursive: true }));

const write = async (name: string, content = 'x') => {
  await mkdir(path.dirname(path.join(dir, name)), { recursive: true });
  await writeFile(path.join(dir, name), content);
};
/** A file as the store keeps it, with one variant of three bytes. */
async function keep(key: string): Promise<void> {
  await write(key, 'bytes');
  await writeSidecar(storePaths(dir), key, await describeFile(key, Buffer.from('bytes')));
  await write(`sized/${keyDigest(key)}/a-10x10-q70.webp`, 'abc');
}
const files = async () =>
  (await readdir(dir, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)))
    .filter((name) => name !== '.unneeded.json')
    .sort();
const prune = (days: number, after = 0, needed: string[] = []) =>
  pruneStore(dir, new Set(needed), days, START + after * DAY);

it('removes a file some days after the last record that needed it, with all that was made of it', async () => {
  await keep('c/r/a.png');
  await keep('c/r2/b.png');
  expect(await prune(30, 0, ['c/r2/b.png'])).toEqual({ files: 0, bytes: 0 });
  expect(await prune(30, 29, ['c/r2/b.png'])).toEqual({ files: 0, bytes: 0 });
  expect(await prune(30, 30, ['c/r2/b.png'])).toEqual({ files: 1, bytes: 8 });
  expect(await files()).toEqual([
    'c/r2/.b.png.json',
    'c/r2/b.png',
    `sized/${keyDigest('c/r2/b.png')}/a-10x10-q70.webp`,
  ]);
  expect(await readdir(path.join(dir, 'c'))).toEqual(['r2']);
  await expect(access(path.join(dir, '.unneeded.json'))).rejects.toThrow('ENOENT');
});

it('removes it at once with 0 days', async () => {
  await keep('c/r/a.png');
  expect(await prune(0)).toMatchObject({ files: 1 });
  expect(await files()).toEqual([]);
  expect(await readdir(dir)).toEqual(expect.not.arrayContaining(['c']));
});

it('restarts the count when a file was needed in between', async () => {
  await keep('c/r/a.png');
  await prune(30, 0);
  await prune(30, 20, ['c/r/a.png']);
  await prune(30, 31);
  expect(await prune(30, 60)).toMatchObject({ files: 0 });
  expect(await prune(30, 61)).toMatchObject({ files: 1 });
});

it('restarts the count when its list is broken or from a clock that was ahead', async () => {
  await keep('c/r/a.png');
  await write('.unneeded.json', '{ half');
  expect(await prune(30, 0)).toMatchObject({ files: 0 });
  await write('.unneeded.json', JSON.stringify({ since: { 'c/r/a.png': '2099-01-01T00:00:00Z' } }));
  expect(await prune(30, 0)).toMatchObject({ files: 0 });
  expect(JSON.parse(await readFile(path.join(dir, '.unneeded.json'), 'utf8'))).toEqual({
    since: { 'c/r/a.png': '2030-01-01T00:00:00.000Z' },
  });
});

it('continues where a killed run stopped', async () => {
  await keep('c/r/a.png');
  await rm(path.join(dir, 'c/r/a.png'));
  expect(await prune(0)).toEqual({ files: 1, bytes: 3 });
  expect(await files()).toEqual([]);
});

it('touches nothing that is not its own, inside the folder or outside', async () => {
  await keep('c/r/a.png');
  const foreign = [
    '.git/x/.y.json',
    'c/note.txt',
    'c/r/mine.png',
    'c/r/.settings.json',
    'c/r/deeper/.z.json',
    `sized/${keyDigest('c/r/a.png')}/mine.txt`,
    'sized/mine/a-10x10-q70.webp',
    '.drafts/mine.txt',
  ];
  for (const name of foreign) await write(name, '{"version":1}');
  const outside = path.join(root, 'outside');
  await mkdir(path.join(outside, 'r'), { recursive: true });
  await writeSidecar({ ...storePaths(dir), sidecar: () => path.join(outside, 'r/.a.png.json') }, 'c/r/a.png', {
    ...(await describeFile('c/r/a.png', Buffer.from('x'))),
  });
  await writeFile(path.join(outside, 'r/a.png'), 'x');
  await symlink(outside, path.join(dir, 'linked'));

  expect(await prune(0)).toMatchObject({ files: 1 });
  expect(await files()).toEqual(foreign.sort());
  expect(await readdir(path.join(outside, 'r'))).toEqual(['.a.png.json', 'a.png']);
});

it('removes drafts of runs that were killed, but none that may still be written', async () => {
  await write('.drafts/old.part');
  await write('.drafts/new.part');
  const twoHoursAgo = (START - 2 * 3_600_000) / 1000;
  await utimes(path.join(dir, '.drafts/old.part'), twoHoursAgo, twoHoursAgo);
  await utimes(path.join(dir, '.drafts/new.part'), START / 1000, START / 1000);
  await prune(30);
  expect(await files()).toEqual(['.drafts/new.part']);
});

describe('the builds of one process', () => {
  const reporter = { info: () => undefined, warn: () => undefined } as never;
  const build = (after: number, needed: string[], days = 30) =>
    pruneFiles(dir, new Set(needed), days, reporter, START + after * DAY);

  /** Whether the last build looked: it would have found this file, which another process left. */
  const hasLooked = async () =>
    (await readFile(path.join(dir, '.unneeded.json'), 'utf8').catch(() => '')).includes('left');

  it('look for unneeded files after a change of the needed ones, and once a day', async () => {
    await keep('c/r/a.png');
    await build(0, ['c/r/a.png']);
    await keep('c/r/left.png');
    await build(0.9, ['c/r/a.png']);
    expect(await hasLooked()).toBe(false);
    await build(1.1, ['c/r/a.png']);
    expect(await hasLooked()).toBe(true);
    await rm(path.join(dir, '.unneeded.json'));
    await build(1.2, ['c/r/a.png']);
    expect(await hasLooked()).toBe(false);
    await build(1.3, ['c/r/b.png']);
    expect(await hasLooked()).toBe(true);
  });

  it('remove a file whose days are over, without any other change', async () => {
    await keep('c/r/a.png');
    await build(0, []);
    await build(29, []);
    expect(await files()).toContain('c/r/a.png');
    await build(30, []);
    expect(await files()).toEqual([]);
  });

  it('look each time with 0 days', async () => {
    await build(0, [], 0);
    await keep('c/r/a.png');
    await build(0, [], 0);
    expect(await files()).toEqual([]);
  });
});

describe('reports of a build', () => {
  const told: string[] = [];
  const reporter = { info: (text: string) => told.push(text), warn: (text: string) => told.push(text) };
  beforeEach(() => told.splice(0));

  it('contain the removed files, and are omitted without any', async () => {
    await pruneFiles(dir, new Set(), 0, reporter as never);
    await keep('c/r/a.png');
    await pruneFiles(dir, new Set(), 0, reporter as never);
    await pruneFiles(dir, new Set(), 0, reporter as never);
    expect(told).toEqual(['Removed 1 file that no record needs any more (0.0 MB)']);
  });

  it('only warns when it cannot', async () => {
    await writeFile(dir, 'a file where the folder should be');
    await pruneFiles(dir, new Set(), 0, reporter as never);
    expect(told).toEqual([expect.stringMatching(/could not be removed \(ENOTDIR/)]);
  });
});

import { access, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LogFile } from '../terminal/output';
import { holdCache } from './gatsbyCache';

let root: string;
const hold = () => holdCache(root, new LogFile(path.join(root, 'build.log')));
const isThere = (name = 'data') =>
  access(path.join(root, '.cache', name)).then(
    () => true,
    () => false,
  );

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'modrina-hold-'));
  await mkdir(path.join(root, '.cache/webpack'), { recursive: true });
  await writeFile(path.join(root, '.cache/data'), 'nodes');
});
afterEach(() => rm(root, { recursive: true, force: true }));

test('a cache that was settled is kept', async () => {
  const cache = await hold();
  await cache.settled();
  await cache.release();
  await (await hold()).release();
  expect(await isThere()).toBe(true);
});

test('a cache that was released before it was settled is removed once, except webpack’s results', async () => {
  await (await hold()).release();
  const again = await hold();
  expect([await isThere(), await isThere('webpack')]).toEqual([false, true]);
  await writeFile(path.join(root, '.cache/data'), 'nodes');
  await again.settled();
  await again.release();
  await (await hold()).release();
  expect(await isThere()).toBe(true);
});

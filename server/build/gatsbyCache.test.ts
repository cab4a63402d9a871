import { access, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { claimCache } from './gatsbyCache';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'modrina-cache-'));
  await mkdir(path.join(root, '.cache'));
});
afterEach(() => rm(root, { recursive: true }));

const cacheIsThere = () =>
  access(path.join(root, '.cache')).then(
    () => true,
    () => false,
  );

it('keeps the cache for the same data folder', async () => {
  await claimCache(root, '/data/a');
  await claimCache(root, '/data/a');
  expect(await cacheIsThere()).toBe(true);
});

it('throws it away for another one', async () => {
  await claimCache(root, '/data/a');
  await claimCache(root, '/data/b');
  expect(await cacheIsThere()).toBe(false);
});

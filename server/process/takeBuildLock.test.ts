import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { identify } from './identity';
import { takeBuildLock } from './takeBuildLock';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'modrina-lock-'));
});
afterEach(() => rm(root, { recursive: true }));

async function take() {
  const lock = await takeBuildLock(root);
  if (!('release' in lock)) throw new Error('not taken');
  return lock;
}
const leave = async (content: string) => {
  await mkdir(path.join(root, '.tmp'), { recursive: true });
  await writeFile(path.join(root, '.tmp/gatsby.lock'), content);
};

test('is held by one, until it lets go', async () => {
  const lock = await take();
  expect(await takeBuildLock(root)).toMatchObject({ heldBy: { pid: process.pid } });
  await lock.release();
  await (await take()).release();
  expect(await readdir(path.join(root, '.tmp'))).toEqual([]);
});

test('is taken from a process that has ended, or that only has the same number', async () => {
  const me = await identify(process.pid);
  for (const left of [
    { ...me, pid: 2 ** 22 + 1 },
    { ...me, started: 'long ago' },
  ]) {
    await leave(JSON.stringify(left));
    const lock = await take();
    expect(await takeBuildLock(root)).toMatchObject({ heldBy: me });
    await lock.release();
  }
});

test('a damaged lock has no holder', async () => {
  await leave('{"pid":');
  expect(await takeBuildLock(root)).toHaveProperty('release');
});

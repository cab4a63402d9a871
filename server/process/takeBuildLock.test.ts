import type * as Files from 'node:fs/promises';
import { link, mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { identify } from './identity';
import { takeBuildLock } from './takeBuildLock';

jest.mock('node:fs/promises', () => {
  const real = jest.requireActual<typeof Files>('node:fs/promises');
  return { ...real, link: jest.fn(real.link), rename: jest.fn(real.rename) };
});

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

test('is not taken from a process that took it after the one before had ended', async () => {
  const me = await identify(process.pid);
  const { rename: real } = jest.requireActual<typeof Files>('node:fs/promises');
  await leave(JSON.stringify({ ...me, pid: 2 ** 22 + 1 }));
  // Another process takes the lock between this one's reading and its rename.
  jest.mocked(rename).mockImplementationOnce(async (from, to) => {
    await leave(JSON.stringify(me));
    return real(from, to);
  });
  expect(await takeBuildLock(root)).toMatchObject({ heldBy: me });
});

test('a damaged lock has no holder', async () => {
  await leave('{"pid":');
  expect(await takeBuildLock(root)).toHaveProperty('release');
});

describe('without hard links', () => {
  const { link: real } = jest.requireActual<typeof Files>('node:fs/promises');
  const fail = (code: string) => jest.mocked(link).mockRejectedValue(Object.assign(new Error(code), { code }));
  afterEach(() => jest.mocked(link).mockImplementation(real));

  test.each(['EPERM', 'ENOTSUP'])('it is taken all the same: %s', async (code) => {
    fail(code);
    const lock = await take();
    expect(await takeBuildLock(root)).toMatchObject({ heldBy: { pid: process.pid } });
    await lock.release();
    await (await take()).release();
  });

  test('another error ends the attempt', async () => {
    fail('EROFS');
    await expect(takeBuildLock(root)).rejects.toThrow('EROFS');
  });
});

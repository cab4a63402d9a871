import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeWhole } from './writeWhole';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'pb-write-'));
});
afterEach(() => rm(root, { recursive: true }));

const drafts = () => path.join(root, '.drafts');
const target = () => path.join(root, 'c/r/a.txt');

it('writes a file where no folder was, and over another', async () => {
  await writeWhole(drafts(), target(), (draft) => writeFile(draft, 'one'));
  await writeWhole(drafts(), target(), (draft) => writeFile(draft, 'two'));
  expect(await readFile(target(), 'utf8')).toBe('two');
  expect(await readdir(drafts())).toEqual([]);
});

it('keeps the old file, and no draft, after a failed write', async () => {
  await writeWhole(drafts(), target(), (draft) => writeFile(draft, 'one'));
  const failing = writeWhole(drafts(), target(), async (draft) => {
    await writeFile(draft, 'tw');
    throw new Error('disk full');
  });
  await expect(failing).rejects.toThrow('disk full');
  expect(await readFile(target(), 'utf8')).toBe('one');
  expect(await readdir(drafts())).toEqual([]);
});

it('shows a reader the whole file or none, while many write it', async () => {
  const long = 'x'.repeat(1_000_000);
  const writes = Array.from({ length: 8 }, () => writeWhole(drafts(), target(), (draft) => writeFile(draft, long)));
  let done = false;
  const all = Promise.all(writes).finally(() => {
    done = true;
  });
  const seen = new Set<number>();
  while (!done) seen.add((await readFile(target(), 'utf8').catch(() => long)).length);
  await all;
  expect([...seen]).toEqual([long.length]);
});

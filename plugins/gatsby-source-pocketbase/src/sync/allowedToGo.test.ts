import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { allowedToGo } from './allowedToGo';

let folder: string;
beforeAll(async () => (folder = await mkdtemp(path.join(tmpdir(), 'allowed-'))));
afterAll(() => rm(folder, { recursive: true }));

it('lets everything go, or nothing', async () => {
  expect(await allowedToGo({ PB_ALLOW_SHRINK: '1' })).toBe('all');
  expect(await allowedToGo({})).toEqual(new Map());
  expect(await allowedToGo({ PB_ALLOW_SHRINK: '0' })).toEqual(new Map());
});

it('reads the records of a file, anew each time', async () => {
  const file = path.join(folder, 'allowed.json');
  expect(await allowedToGo({ PB_ALLOW_SHRINK: file })).toEqual(new Map());
  await writeFile(file, '{"records":{"posts":["a","b"]},"pages":["/a/"]}');
  expect(await allowedToGo({ PB_ALLOW_SHRINK: file })).toEqual(new Map([['posts', new Set(['a', 'b'])]]));
});

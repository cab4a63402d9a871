/** @jest-environment node */
import { execFile } from 'node:child_process';
import { linkSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { flush, writeFresh } from './Draft';

jest.mock('node:child_process', () => ({ execFile: jest.fn() }));
const system = jest.mocked(execFile) as unknown as jest.Mock;
/** Answers as `sync` does. */
const answer = (error: Error | null) =>
  system.mockImplementation((_file, _args, done: (error: Error | null) => void) => done(error));

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'modrina-flush-'));
  system.mockReset();
});
afterEach(() => rm(folder, { recursive: true }));

test('a write replaces a file, and not what another link to it shows', async () => {
  const [file, link] = [path.join(folder, 'a'), path.join(folder, 'b')];
  writeFresh(file, Buffer.from('old'));
  linkSync(file, link);
  writeFresh(file, Buffer.from('new'));
  expect([await readFile(file, 'utf8'), await readFile(link, 'utf8')]).toEqual(['new', 'old']);
});

const written = (count: number) =>
  Array.from({ length: count }, (_, number) => {
    const file = path.join(folder, String(number));
    writeFresh(file, Buffer.from('new'));
    return file;
  });

test('one call flushes many files, and each of a few is flushed by itself', async () => {
  answer(null);
  await flush(folder, [...written(99), path.join(folder, 'missing')]);
  expect(system.mock.calls.map(([file, args]) => [file, args])).toEqual([['sync', ['-f', folder]]]);
  await flush(folder, written(99));
  expect(system).toHaveBeenCalledTimes(1);
});

test('without such a call each file is flushed, and an error is the system’s', async () => {
  answer(new Error('sync: invalid option'));
  const files = written(100);
  await expect(flush(folder, files)).resolves.toBeUndefined();
  await expect(flush(folder, [...files, path.join(folder, 'missing')])).rejects.toMatchObject({ code: 'ENOENT' });
});

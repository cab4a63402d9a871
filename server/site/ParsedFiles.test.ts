import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ParsedFiles } from './ParsedFiles';

let dir: string;
beforeEach(async () => void (dir = await mkdtemp(path.join(tmpdir(), 'modrina-parsed-'))));
afterEach(() => rm(dir, { recursive: true }));

const at = (name: string) => path.join(dir, name);
/** As they are written: whole, under another name first. */
async function write(name: string, text: string): Promise<void> {
  await writeFile(at('next'), text);
  await rename(at('next'), at(name));
}

test('a file is parsed once, and again when another takes its place', async () => {
  const parsed: string[] = [];
  const files = new ParsedFiles((text) => parsed.push(text), 2);
  await write('a', 'one');
  expect([await files.read(at('a')), await files.read(at('a'))]).toEqual([1, 1]);
  await write('a', 'two');
  expect(await files.read(at('a'))).toBe(2);
  expect(parsed).toEqual(['one', 'two']);
});

test('a written value is not read, and only the last ones are kept', async () => {
  const parsed: string[] = [];
  const files = new ParsedFiles((text) => [parsed.push(text)], 2);
  for (const name of ['a', 'b']) await write(name, name);
  const kept = [0];
  await files.keep(at('a'), kept);
  expect(await files.read(at('a'))).toBe(kept);
  await write('c', 'c');
  for (const name of ['b', 'a', 'c', 'a', 'b']) await files.read(at(name));
  expect(parsed).toEqual(['b', 'c', 'b']);
});

test('a missing file, or one that cannot be parsed, is an error', async () => {
  const files = new ParsedFiles((text) => JSON.parse(text) as object, 2);
  await expect(files.read(at('none'))).rejects.toThrow('ENOENT');
  await write('bad', '{');
  await expect(files.read(at('bad'))).rejects.toThrow(SyntaxError);
});

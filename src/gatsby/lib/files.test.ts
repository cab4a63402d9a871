import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileFinder, rememberFiles } from './files';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'modrina-finder-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('finds existing files, also if a folder is missing', () => {
  writeFileSync(join(folder, 'a.md'), '');
  const isThere = fileFinder();
  expect(isThere(join(folder, 'a.md'))).toBe(true);
  expect(isThere(join(folder, 'b.md'))).toBe(false);
  expect(isThere(join(folder, 'none/a.md'))).toBe(false);
});

it('throws if a folder cannot be read', () => {
  writeFileSync(join(folder, 'file'), '');
  expect(() => fileFinder()(join(folder, 'file/a.md'))).toThrow('ENOTDIR');
});

it('reads only the files that were written, if it has their names, and new ones', () => {
  const files = ['a', 'b', 'new'].map((name) => [name, join(folder, name)] as const);
  const write = (text: string) => files.forEach(([, file]) => writeFileSync(file, text));
  const names: string[] = [];
  const read = (text: string, name: string) => {
    names.push(name);
    return text;
  };
  write('first');
  const memory = rememberFiles(files.slice(0, 2), {}, read);
  write('changed');
  names.splice(0);
  const now = rememberFiles(files, memory, read, new Set(['b']));
  expect(names).toEqual(['b', 'new']);
  expect(Object.entries(now).map(([name, { value }]) => [name, value])).toEqual([
    ['a', 'first'],
    ['b', 'changed'],
    ['new', 'changed'],
  ]);
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileFinder } from './files';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'modrina-finder-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('finds what is there, also where a folder is not', () => {
  writeFileSync(join(folder, 'a.md'), '');
  const isThere = fileFinder();
  expect(isThere(join(folder, 'a.md'))).toBe(true);
  expect(isThere(join(folder, 'b.md'))).toBe(false);
  expect(isThere(join(folder, 'none/a.md'))).toBe(false);
});

it('says so when a folder can not be read', () => {
  writeFileSync(join(folder, 'file'), '');
  expect(() => fileFinder()(join(folder, 'file/a.md'))).toThrow('ENOTDIR');
});

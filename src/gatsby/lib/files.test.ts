import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileFinder } from './files';

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

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LogFile } from './output';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'modrina-log-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('keeps what is newest within its bounds', () => {
  const file = path.join(folder, 'logs/a.log');
  const log = new LogFile(file, 10);
  for (const line of ['first-line\n', 'second-line\n', 'third-line\n']) log.write(line);
  expect(readFileSync(file, 'utf8')).toBe('third-line\n');
  expect(readFileSync(`${file}.1`, 'utf8')).toBe('second-line\n');
});

test('a full disk stops nothing', () => {
  const log = new LogFile(path.join(folder, 'logs/a.log'));
  rmSync(folder, { recursive: true });
  expect(() => log.write('x')).not.toThrow();
});

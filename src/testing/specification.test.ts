import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');
const table = readFileSync(join(ROOT, 'docs/specification.md'), 'utf8');
const rows = table.split('\n').filter((line) => /^\| (?!sentence|-)/.test(line));

it('names a test for each sentence of the specification, and each test is there', () => {
  expect(rows.length).toBeGreaterThan(30);
  const named = rows.map((row) => [...row.matchAll(/`([\w./-]+\/[\w./-]+)`/g)].map(([, file = '']) => file));
  expect(rows.filter((_, index) => named[index]?.length === 0)).toEqual([]);
  expect(named.flat().filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
});

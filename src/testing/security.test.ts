import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { testTitles } from './testTitles';

const ROOT = join(__dirname, '../..');
/** How many requirements of level 1 each chapter of ASVS 5.0 has. */
const CHAPTERS: Record<string, number> = {
  ...{ 1: 8, 2: 4, 3: 8, 4: 2, 5: 4, 6: 13, 7: 6, 8: 4, 9: 4, 10: 5, 11: 3, 12: 3, 13: 1, 14: 2, 15: 3 },
};
const STATES = ['met', 'explained', 'does not apply', 'not met'];

const rows = readFileSync(join(ROOT, 'docs/security.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, numbers = '', state = '', how = '', tests = '']) => ({ numbers, state, how, tests }));

/** "10.4.1 to 10.4.5" and "11.3.1, 11.3.2" are several. */
function numbersOf(cell: string): string[] {
  const [, start = '', first, last] = /^(\d+\.\d+\.)(\d+) to \d+\.\d+\.(\d+)$/.exec(cell) ?? [];
  if (!first || !last) return cell.split(', ');
  return Array.from({ length: Number(last) - Number(first) + 1 }, (_, at) => `${start}${Number(first) + at}`);
}

it('has every requirement of level 1 once', () => {
  const numbers = rows.flatMap((row) => numbersOf(row.numbers));
  expect(new Set(numbers).size).toBe(numbers.length);
  const counts: Record<string, number> = {};
  for (const number of numbers) {
    const chapter = number.split('.')[0] ?? '';
    counts[chapter] = (counts[chapter] ?? 0) + 1;
  }
  expect(counts).toEqual(CHAPTERS);
});

it.each(rows)('$numbers: $state', ({ state, how, tests }) => {
  expect(STATES).toContain(state);
  expect(how).not.toBe('');
  const named = [...tests.matchAll(/`(\S+) › ([^`]+)`/g)];
  for (const [, file = '', title = ''] of named) {
    expect([file, testTitles(file, readFileSync(join(ROOT, file), 'utf8'))]).toEqual([
      file,
      expect.arrayContaining([title]),
    ]);
  }
});

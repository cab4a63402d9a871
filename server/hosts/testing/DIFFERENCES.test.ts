import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../settings';
import { DIFFERENCES } from './DIFFERENCES';
import { STATIC_DIFFERENCES } from './STATIC_DIFFERENCES';

const guide = readFileSync(path.join(ROOT, 'docs/operators.md'), 'utf8').split('\n');

test('operators read of each difference, and why it is there', () => {
  const missing = DIFFERENCES.filter(
    ({ host, what, why }) => !guide.some((line) => [host, what, why].every((text) => line.includes(text))),
  );
  expect(missing.map(({ what }) => what)).toEqual([]);
});

test('operators read how static hosts differ', () => {
  const rows = guide.filter((line) => line.startsWith('| ')).map((line) => line.split('|')[1]?.trim());
  expect(STATIC_DIFFERENCES.map(({ what }) => what).filter((what) => !rows.includes(what))).toEqual([]);
});

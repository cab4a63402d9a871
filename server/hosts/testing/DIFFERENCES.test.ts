import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../settings';
import { DIFFERENCES } from './DIFFERENCES';

test('operators read of each difference, and why it is there', () => {
  const guide = readFileSync(path.join(ROOT, 'docs/operators.md'), 'utf8').split('\n');
  const missing = DIFFERENCES.filter(
    ({ host, what, why }) => !guide.some((line) => [host, what, why].every((text) => line.includes(text))),
  );
  expect(missing.map(({ what }) => what)).toEqual([]);
});

import { existsSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../settings';
import seconds from './testSeconds.json';

test('the table of long tests names files that exist, so that they are begun first', () => {
  const gone = Object.keys(seconds).filter((file) => !existsSync(path.join(ROOT, file)));
  expect(gone).toEqual([]);
});

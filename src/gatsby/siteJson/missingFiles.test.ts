import { missingFiles } from './missingFiles';

const state = (pbId: string, ...files: string[]) => ({ collection: 'posts', pbId, files });

test('returns record and file, of the record itself or of an image in its text', () => {
  const states = [state('a', 'pbc1/a/one.png', 'pbc1/a/two.png'), state('b', 'pbc1/a/one.png'), state('c')];
  expect(missingFiles(states, [{ key: 'pbc1/a/two.png' }])).toEqual([
    { collection: 'posts', record: 'a', file: 'one.png' },
    { collection: 'posts', record: 'b', file: 'one.png' },
  ]);
});

test('returns nothing if all files exist', () => {
  expect(missingFiles([state('a', 'pbc1/a/one.png')], [{ key: 'pbc1/a/one.png' }])).toEqual([]);
});

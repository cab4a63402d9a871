import { SourceError } from '../errors';
import { namingRecord } from './namingRecord';

const options = { url: 'http://127.0.0.1:8090' };
const name = { collection: 'posts', id: 'post00000000001' };

it('returns what was made', () => {
  expect(namingRecord(options, name, () => 1)).toBe(1);
});

it('names the record and the place to correct it, whatever fails', () => {
  const recurse = (): number => recurse() + 1;
  expect(() => namingRecord(options, name, recurse)).toThrow(
    'Record post00000000001 of "posts" cannot be built (Maximum call stack size exceeded): open ' +
      'http://127.0.0.1:8090/_/#/collections?collection=posts&record=post00000000001 and correct it',
  );
});

it('leaves a failure that names its record already', () => {
  const error = new SourceError('10302', { collection: 'posts', record: 'a', field: 'status', value: '"x"' });
  expect(() =>
    namingRecord(options, name, () => {
      throw error;
    }),
  ).toThrow(error);
});

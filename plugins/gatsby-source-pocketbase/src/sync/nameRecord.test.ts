import { SourceError } from '../errors';
import type { Shape } from '../model/Shape';
import { nameRecord } from '../sync/nameRecord';

const shape = { collection: { name: 'posts' } } as Shape;
const options = { url: 'http://127.0.0.1:8090', dashboardUrl: 'https://cms.site.example' };
const run = (record: object, step: () => unknown) => () => nameRecord({ id: 'r1', ...record }, shape, options, step);

it('hands on what the step gives', () => {
  expect(run({}, () => 'node')()).toBe('node');
});

it('names the record, and links to it, whatever was thrown', () => {
  const overflow = (): number => overflow() + 1;
  expect(run({ title: 'A deep one' }, overflow)).toThrow(
    '"A deep one" (record r1 of "posts") can not be made into a page (RangeError: Maximum call stack size exceeded): ' +
      'simplify its texts, or take back its last change. ' +
      'https://cms.site.example/_/#/collections?collection=posts&record=r1',
  );
  expect(run({ slug: 'why' }, () => JSON.parse('{'))).toThrow(/^"why" \(record r1 of "posts"\)/);
  expect(run({}, () => JSON.parse('{'))).toThrow(/^"r1" \(record r1/);
});

it('adds the link to a failure that has its sentence already', () => {
  const context = { collection: 'posts', record: 'r1', field: 'status', value: '"x"' };
  const fail = run({}, () => {
    throw new SourceError('10302', context);
  });
  expect(fail).toThrow(/^Record r1 of "posts" has status = "x".* https:\/\/cms\.site\.example\/_\/#.*record=r1$/);
});

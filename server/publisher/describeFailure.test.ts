import { TransientError, UserError } from '../UserError';
import { describeFailure } from './describeFailure';

const LINK = 'https://cms.modrina.example/_/#/collections?collection=posts&recordId=abc123';

test('a problem is its sentence, what the tool said, and the record at fault', () => {
  expect(describeFailure(new UserError('The content cannot be built.', `posts "x" has no title.\n${LINK}`))).toEqual({
    ...{ status: 'failed', ofMachine: false, error_link: LINK },
    error: `The content cannot be built.\n\nposts "x" has no title.\n${LINK}`,
  });
  const dead = new UserError('A link is dead.', '', { deadLinks: ['/blog/a/'] });
  expect(describeFailure(dead)).toMatchObject({ dead_links: ['/blog/a/'] });
  expect(describeFailure(new UserError('It failed.')).error_link).toBe('');
});

test('the faults of the content are sent, but never those of a machine', () => {
  const faults = [{ sentence: 'S', records: [{ collection: 'posts', id: 'a' }] }];
  expect(describeFailure(new UserError('It failed.', '', { faults }))).toMatchObject({ faults });
  expect(describeFailure(new TransientError('It failed.', '', { faults }))).not.toHaveProperty('faults');
});

test('failures of the machine are retried', () => {
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  expect(describeFailure(full)).toMatchObject({ ofMachine: true, error: expect.stringContaining('no space left') });
  expect(describeFailure(new TransientError('It was killed.')).ofMachine).toBe(true);
  expect(describeFailure(new TypeError('x is undefined')).ofMachine).toBe(false);
});

test('a row holds so much and no more', () => {
  expect(describeFailure(new UserError('It failed.', 'x'.repeat(10_000))).error?.length).toBeLessThan(5_000);
});

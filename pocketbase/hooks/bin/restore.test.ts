import { reasonOf } from './restore';

test.each([
  [
    { value: { data: { slug: { code: 'slug_taken', message: 'It is taken.' } }, message: 'No.', status: 400 } },
    'It is taken.',
  ],
  [{ value: { title: 'cannot be blank' } }, 'title: cannot be blank.'],
  [{ value: { data: {}, message: 'Not possible.', status: 400 } }, 'Not possible.'],
  [new Error('disk full'), 'disk full.'],
])('%j: %s', (error, reason) => {
  expect(reasonOf(error)).toBe(reason);
});

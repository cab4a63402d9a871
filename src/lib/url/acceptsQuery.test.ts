import { acceptsQuery } from './acceptsQuery';

const declared = { page: ['1'], tag: ['ai', 'č š'] };

test.each([
  ['', true],
  ['page=1', true],
  ['page=2', false],
  ['page=', false],
  ['page', false],
  ['utm_source=x&page=1', true],
  ['utm_source=x&page=99', false],
  ['page=1&page=2', false],
  ['tag=ai', true],
  ['tag=%C4%8D+%C5%A1', true],
  ['tag=%zz', false],
  ['constructor=x', true],
  ['p%61ge=2', false],
  ['&&', true],
])('?%s: %s, with its question mark and without', (query, accepted) => {
  expect(acceptsQuery(declared, query)).toBe(accepted);
  expect(acceptsQuery(declared, `?${query}`)).toBe(accepted);
});

test('a page that declares nothing accepts every query', () => {
  expect(acceptsQuery(undefined, 'page=2')).toBe(true);
});

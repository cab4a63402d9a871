import { nextReads } from './nextReads';

const shown = (...ids: string[]) => Object.fromEntries(nextReads(ids));

it('recommends the three before it, and after the oldest the newest', () => {
  expect(shown('a', 'b', 'c', 'd', 'e')).toEqual({
    a: ['b', 'c', 'd'],
    b: ['c', 'd', 'e'],
    c: ['d', 'e', 'a'],
    d: ['e', 'a', 'b'],
    e: ['a', 'b', 'c'],
  });
});

it('recommends nothing twice and no article itself, however few there are', () => {
  expect(shown('a', 'b')).toEqual({ a: ['b'], b: ['a'] });
  expect(shown('a')).toEqual({ a: [] });
  expect(shown()).toEqual({});
});

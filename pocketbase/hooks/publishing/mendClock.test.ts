import { pauseAfter } from './mendClock';

test('grows with each failure, and never beyond a quarter of an hour', () => {
  expect([1, 2, 3, 20, 5000].map(pauseAfter)).toEqual([15_000, 30_000, 60_000, 900_000, 900_000]);
});

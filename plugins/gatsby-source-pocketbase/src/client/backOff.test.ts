import { backOff } from './backOff';

it('doubles up to the longest wait', () => {
  expect([0, 1, 2, 3, 4, 5, 40].map((attempt) => backOff(attempt, 500, 10_000, () => 1))).toEqual([
    500, 1000, 2000, 4000, 8000, 10_000, 10_000,
  ]);
});

it('leaves half of it to chance', () => {
  expect([0, 0.5, 1].map((chance) => backOff(2, 500, 10_000, () => chance))).toEqual([1000, 1500, 2000]);
});

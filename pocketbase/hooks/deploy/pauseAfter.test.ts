import { MOST_ATTEMPTS, pauseAfter } from './pauseAfter';

test('pauses grow, and end', () => {
  const pauses = Array.from({ length: MOST_ATTEMPTS }, (_, i) => pauseAfter(i + 1, 0.5));
  expect(pauses.slice(0, 3)).toEqual([10_000, 60_000, 300_000]);
  expect(pauses.slice(0, -1)).toEqual([...pauses.slice(0, -1)].sort((a = 0, b = 0) => a - b));
  expect(pauses.at(-1)).toBeUndefined();
});

test('chance spreads them by a fifth', () => {
  expect([pauseAfter(2, 0), pauseAfter(2, 1)]).toEqual([48_000, 72_000]);
});

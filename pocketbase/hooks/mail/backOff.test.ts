import { MOST_ATTEMPTS, backOff } from './backOff';

test('waits longer each time, two days in all, then gives up', () => {
  const minutes = Array.from({ length: MOST_ATTEMPTS }, (_, attempts) => (backOff(attempts + 1) ?? NaN) / 60_000);
  expect(minutes).toEqual([1, 5, 30, 120, 360, 720, 1440, NaN]);
});

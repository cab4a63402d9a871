import { hasGrown } from './runGatsby';

test.each([
  [400, 300, false],
  [1_900, 300, false],
  [2_100, 300, true],
  [2_100, 1_400, false],
  [2_900, 1_400, true],
])('with %i MB, after %i at first: %s', (now, begunWith, grown) => {
  expect(hasGrown(now, begunWith)).toBe(grown);
});

import { growthOf } from './child';

test.each([
  [300, 250, 'normal'],
  [1_500, 600, 'normal'],
  [1_501, 600, 'collect'],
  [2_000, 600, 'collect'],
  [2_001, 600, 'replace'],
  [3_000, 2_900, 'normal'],
  [4_000, 2_900, 'collect'],
  [5_801, 2_900, 'replace'],
])('with %i MB, after %i at first: %s', (now, begunWith, growth) => {
  expect(growthOf(now, begunWith)).toBe(growth);
});

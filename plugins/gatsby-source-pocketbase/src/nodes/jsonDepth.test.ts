import { isDeeperThan } from './jsonDepth';

const nested = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels));

it.each([
  ['a text', 'a text', 0, false],
  ['nothing', null, 0, false],
  ['an empty object', {}, 1, false],
  ['two objects within two levels', { a: { b: 1 } }, 2, false],
  ['two objects within one level', { a: { b: 1 } }, 1, true],
])('%s', (_, value, limit, expected) => {
  expect(isDeeperThan(value, limit)).toBe(expected);
});

it('measures thousands of levels without calling itself', () => {
  expect(isDeeperThan(nested(50), 50)).toBe(false);
  expect(isDeeperThan(nested(52), 50)).toBe(true);
  expect(isDeeperThan(nested(100_000), 1_000)).toBe(true);
});

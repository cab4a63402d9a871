import { isDeeperThan } from './fieldValue';

it.each([
  ['a', 0, false],
  [null, 0, false],
  [{ a: 'b' }, 1, false],
  [{ a: { b: [] } }, 2, false],
  [{ a: { b: [[]] } }, 2, true],
])('measures %j', (value, levels, expected) => {
  expect(isDeeperThan(value, levels)).toBe(expected);
});

it('measures what no recursive walk could', () => {
  expect(isDeeperThan(JSON.parse('['.repeat(20_000) + ']'.repeat(20_000)), 50)).toBe(true);
});

import { isSettled } from './isSettled';

const NOW = Date.parse('2026-12-01T12:00:30.000Z');

test.each([
  ['2026-12-01 12:00:28.500Z', '', true],
  ['2026-12-01 12:00:28.501Z', '', false],
  ['2026-12-01 12:00:29.900Z', '2026-12-01 12:00:11.000Z', false],
  ['2026-12-01 12:00:29.900Z', '2026-12-01 12:00:10.000Z', true],
  // The clock was put back by an hour after the change.
  ['2026-12-01 13:00:29.900Z', '', true],
  ['2026-12-01 13:00:29.900Z', '2026-12-01 13:00:10.000Z', true],
])('changed %s, first %s: %s', (changedAt, firstAt, settled) => {
  expect(isSettled(changedAt, firstAt, NOW)).toBe(settled);
});

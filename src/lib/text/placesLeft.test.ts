import { isOver, placesLeft } from './placesLeft';

it.each([
  [16, 11, 5],
  [16, null, 16],
  [16, 0, 16],
  [16, 16, 0],
  [16, 20, 0],
  [0, 3, null],
  [null, null, null],
])('of %s seats of which %s are taken leaves %s', (seats, seats_taken, left) =>
  expect(placesLeft({ seats, seats_taken })).toBe(left),
);

it.each([
  ['2026-11-20 09:00:00.000Z', null, true],
  ['2026-11-21 09:00:00.000Z', null, false],
  ['2026-11-19 09:00:00.000Z', '2026-11-21 16:00:00.000Z', false],
  // Entered as midnight in Ljubljana, in winter and in the evening of the day before.
  ['2026-11-20 23:00:00.000Z', null, false],
  ['2026-11-20 22:59:00.000Z', null, true],
  // An end of an earlier year, left in a workshop that is held again.
  ['2026-12-01 09:00:00.000Z', '2025-12-01 16:00:00.000Z', false],
  [null, null, true],
])('counts a workshop from %s to %s as over on 2026-11-21: %s', (starts_at, ends_at, over) =>
  expect(isOver({ starts_at, ends_at }, '2026-11-21')).toBe(over),
);

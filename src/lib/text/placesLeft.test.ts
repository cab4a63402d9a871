import { placesLeft } from './placesLeft';

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

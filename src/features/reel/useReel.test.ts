import { reelView } from './useReel';

/** Four slides 300 wide, 20 between them. */
const slides = [0, 320, 640, 960].map((start) => ({ start, size: 300 }));
const view = (start: number, size: number) => reelView({ start, size }, 1260, slides);

it.each([
  ['at the start of a narrow window', 0, 340, { first: 1, last: 1, atStart: true, atEnd: false }],
  ['one on', 320, 340, { first: 2, last: 2, atStart: false, atEnd: false }],
  ['at the end', 920, 340, { first: 4, last: 4, atStart: false, atEnd: true }],
  ['in a wide window', 0, 960, { first: 1, last: 3, atStart: true, atEnd: false }],
  ['at the end of a wide window', 300, 960, { first: 2, last: 4, atStart: false, atEnd: true }],
  ['half a pixel short of the end', 299.5, 960, { first: 2, last: 4, atStart: false, atEnd: true }],
  ['where everything fits', 0, 1300, { first: 1, last: 4, atStart: true, atEnd: true }],
  ['between two slides', 200, 260, { first: 2, last: 2, atStart: false, atEnd: false }],
])('reports the visible slides %s', (_, start, size, expected) => expect(view(start, size)).toEqual(expected));

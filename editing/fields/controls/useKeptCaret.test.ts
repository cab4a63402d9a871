import { caretAfter } from './useKeptCaret';

test.each([
  ['before the change', 3, 'Dull work', 'Dull hard work', 3],
  ['behind it', 9, 'Dull work', 'Dull hard work', 14],
  ['behind a text that was put before it', 4, 'Dull work', 'Really Dull work', 11],
  ['within what was replaced', 7, 'Dull work ends', 'Dull play ends', 5],
  ['within a text that is replaced whole', 2, 'Dull', 'Kind', 0],
  ['at the end of one', 4, 'Dull', 'Kindest', 7],
])('the caret %s', (_, caret, before, after, place) => {
  expect(caretAfter(caret, before, after)).toBe(place);
});

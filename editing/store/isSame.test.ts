import { hasSameWords, isSame } from './isSame';

test.each([
  [{ phone: '1', fax: '2' }, { fax: '2', phone: '1' }, true],
  [{ phone: '1' }, { phone: '2' }, false],
  [['b', 'a'], ['a', 'b'], false],
  ['', null, true],
  ['a', 'a', true],
])('%j and %j: %s', (one, other, same) => expect(isSame(one, other)).toBe(same));

test.each([
  ['Dull work ', 'Dull work', true],
  ['a\u00a0b', 'a b', true],
  ['<p>One&nbsp;two</p>', '<p>One two</p>', true],
  ['<p>One <b>two</b></p>', '<p>One two</p>', false],
  ['1 < 2 > 0', '1 0', false],
  ['c\u030c', '\u010d', true],
  ['One two', 'One three', false],
  ['Onetwo', 'One two', false],
  [3, 4, false],
  ['', null, true],
])('%j and %j have the same words: %s', (one, other, same) => expect(hasSameWords(one, other)).toBe(same));

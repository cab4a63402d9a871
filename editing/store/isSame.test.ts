import { isSame } from './isSame';

test.each([
  [{ phone: '1', fax: '2' }, { fax: '2', phone: '1' }, true],
  [{ phone: '1' }, { phone: '2' }, false],
  [['b', 'a'], ['a', 'b'], false],
  ['', null, true],
  ['a', 'a', true],
])('%j and %j: %s', (one, other, same) => expect(isSame(one, other)).toBe(same));

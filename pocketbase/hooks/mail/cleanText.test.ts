import { manyLines, oneLine } from './cleanText';

test.each([
  ['a plain name', 'Ana Čuk Žnidaršič', 'Ana Čuk Žnidaršič'],
  ['a second line', 'Ana\r\nBcc: x@y.si', 'Ana Bcc: x@y.si'],
  ['lines of Unicode', 'a\u2028b\u2029c\u0085d', 'a b c d'],
  ['a NUL and an escape', 'a\u0000b\u001b[31m', 'a b [31m'],
  ['marks that turn the direction', 'a\u202egnp.exe\u2066', 'a gnp.exe'],
  ['spaces around and between', '  a \t b ', 'a b'],
  ['an emoji of several parts', '👩‍👩‍👧', '👩‍👩‍👧'],
])('one line of %s', (_, text, line) => {
  expect(oneLine(text, 50)).toBe(line);
});

test('one line is cut between characters', () => {
  expect(oneLine('👋👋👋👋', 3)).toBe('👋👋…');
  expect(oneLine('👋👋👋', 3)).toBe('👋👋👋');
});

test('many lines keep their lines and indents', () => {
  expect(manyLines('a\r\n\tb\rc\u202ed\u0000\n')).toBe('a\n    b\ncd\n');
});

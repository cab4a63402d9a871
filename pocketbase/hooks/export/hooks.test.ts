import { toCsv } from './hooks';

const field = (value: string) => toCsv([[value]]).slice(1, -3);

test('quotes every field, doubles quotes, ends lines as the standard says', () => {
  expect(
    toCsv([
      ['a', 'b "c"'],
      ['', 'd\ne,f'],
    ]),
  ).toBe('"a","b ""c"""\r\n"","d\ne,f"\r\n');
  expect(toCsv([['a', 'b']], ';')).toBe('"a";"b"\r\n');
});

test.each([
  ...['=1+1', '+386 1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1', '＋1', '－1', '＠A1'],
  ...[' =1', '\u00a0=1', '\ufeff=1', "'=1", "''+1", '=HYPERLINK("http://x")', "=cmd|' /C calc'!A0", '\tx'],
])('%j does not run', (value) => {
  expect(field(value)).toBe(`'${value.replace(/"/g, '""')}`);
});

test.each([
  ['Hello;=HYPERLINK("a")', `Hello;'=HYPERLINK(""a"")`],
  ['a, \u00a0=1\n=2\t＝3', "a, \u00a0'=1\n'=2\t'＝3"],
  ["one\n- two\n-cmd|' /C calc'!A0,+SUM(A1),@A1", "one\n- two\n'-cmd|' /C calc'!A0,'+SUM(A1),'@A1"],
  [';"=1"', `;""'=1""`],
])('%j does not run where another separator is expected', (value, kept) => {
  expect(field(value)).toBe(kept);
});

test.each([
  'Ana',
  'a=1',
  '1+1',
  'a@b.si',
  "'Ana'",
  "O'Neil",
  '',
  '0x52',
  'č š ž 👋',
  '. =1',
  'Hi,\n- one\n- two',
  'a; b - c, +386 1',
])('%j stays', (value) => {
  expect(field(value)).toBe(value);
});

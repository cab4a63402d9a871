import { readJson } from './readJson';

test.each([
  ['{"a":"č","b":{"a":1},"c":[{"a":1},{"a":2}]}'],
  ['{"a":"\\ud83d\\ude00 \\\\ud800 \\u010d \\" : {"}'],
  ['"a:b"'],
  ['null'],
])('reads %s', (text) => {
  expect(readJson(text)).toEqual({ value: JSON.parse(text) });
});

test.each([
  ['{"a":1,"a":1}', 'a'],
  ['{"a":1,"\\u0061":2}', 'a'],
  ['{"x":{"b":1,"c":[{"d":1}],"b":2}}', 'b'],
  ['{"__proto__":1,"__proto__":2}', '__proto__'],
  ['{ "a" : 1 , "a" : 2 }', 'a'],
])('finds the key that %s has twice', (text, key) => {
  expect(readJson(text)).toEqual({ duplicate: key });
});

test.each([
  '',
  '{',
  "{'a':1}",
  '{"a":"\\ud800"}',
  '{"a":"\\udc00\\ud800"}',
  '{"a":"\\uD83Dx\\uDE00"}',
  '{"\\ud800":1}',
])('refuses %s', (text) => {
  expect(readJson(text)).toBeUndefined();
});

test('refuses very many keys', () => {
  const keys = (count: number) =>
    JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, i) => [`k${i}`, ':'])));
  expect(readJson(keys(50))).toHaveProperty('value');
  expect(readJson(keys(51))).toBeUndefined();
});

test('a long string is read at once', () => {
  const started = Date.now();
  readJson(`{"a":"${'\\\\'.repeat(8000)}`);
  readJson(`{"a":"${'\\u010d'.repeat(2600)}"}`);
  expect(Date.now() - started).toBeLessThan(5000);
});

import { readUrlencoded } from './readUrlencoded';

test.each([
  ['', {}],
  ['a=b&c=', { a: 'b', c: '' }],
  ['a&b=c=d&&', { a: '', b: 'c=d' }],
  ['name=Ana+%C4%8Cuk%2B&m=1%0D%0A2%0A3', { name: 'Ana Čuk+', m: '1\n2\n3' }],
  ['m=%F0%9F%91%8B%00', { m: '👋\0' }],
])('%s', (text, values) => {
  expect(readUrlencoded(text)).toEqual({ values, duplicates: [] });
});

test('a name that comes twice is told', () => {
  expect(readUrlencoded('a=1&b=2&a=3')).toEqual({ values: { a: '1', b: '2' }, duplicates: ['a'] });
  expect(Object.keys(readUrlencoded('__proto__=1')?.values ?? {})).toEqual(['__proto__']);
});

test('very many fields are refused', () => {
  expect(readUrlencoded('a=1&'.repeat(50))?.duplicates).toHaveLength(49);
  expect(readUrlencoded('a=1&'.repeat(51))).toBeUndefined();
});

test.each(['a=%', 'a=%zz', 'a=%C0%AF', 'a=%ED%A0%80', '%FF=a'])('%s is not encoded as it must be', (text) => {
  expect(readUrlencoded(text)).toBeUndefined();
});

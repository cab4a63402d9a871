import type { FormName } from './submissions';

const DEEP = 5000;
/** Values of the wrong type for every field. */
export const WRONG_TYPES: readonly unknown[] = [
  null,
  0,
  -1.5,
  1e308,
  true,
  false,
  [],
  ['Ana'],
  {},
  { toString: 'Ana' },
  { length: 3 },
  [[[['Ana']]]],
  { a: { b: { c: { d: 'Ana' } } } },
];

/** Bodies that are no form, as text or as bytes; `start` and `end` surround the members of a valid one. */
export const badJson = (
  good: Record<string, unknown>,
): readonly (readonly [string, string | Uint8Array<ArrayBuffer>])[] => {
  const text = JSON.stringify(good);
  const members = text.slice(1);
  const bytes = (...parts: (string | number[])[]) =>
    new Uint8Array(Buffer.concat(parts.map((part) => Buffer.from(part as string))));
  const withName = (...raw: number[]) => bytes('{"name":"', raw, '",', members.replace(/"name":"[^"]*",?/, ''));
  const many = Object.fromEntries(Array.from({ length: 800 }, (_, i) => [`k${i}`, 'x']));
  return [
    ['nothing', ''],
    ['white space', ' \n\t'],
    ['half', text.slice(0, -1)],
    ['twice', text + text],
    ['something after it', `${text}x`],
    ['a comma too many', `${text.slice(0, -1)},}`],
    ['single quotes', text.replace(/"/g, "'")],
    ['a comment', `/* x */${text}`],
    ['NaN', `{"message":NaN,${members}`],
    ['a bare word', 'name=Ana&email=ana@example.com'],
    ['null', 'null'],
    ['a number', '1'],
    ['a string', JSON.stringify(text)],
    ['a list', `[${text}]`],
    ['an empty list', '[]'],
    ['deep lists', `{"message":${'['.repeat(DEEP)}${']'.repeat(DEEP)},${members}`],
    ['deep objects', `{"x":${'{"a":'.repeat(2000)}1${'}'.repeat(2000)},${members}`],
    ['deep and open', '['.repeat(15_000)],
    ['a name twice', `{"name":"Bor",${members}`],
    ['a name twice, written otherwise', `{"n\\u0061me":"Bor",${members}`],
    ['a key twice', `{"key":"a","key":"a",${members}`],
    ['__proto__', `{"__proto__":{"name":"Ana"},${members}`],
    ['constructor', `{"constructor":{"prototype":{}},${members}`],
    ['toString', `{"toString":"x",${members}`],
    ['a field in capitals', `{"Name":"Bor",${members}`],
    ['an empty name', `{"":"x",${members}`],
    ['an id', `{"id":"aaaaaaaaaaaaaaa",${members}`],
    ['a state', `{"status":"handled",${members}`],
    ['a fingerprint', `{"fingerprint":"x",${members}`],
    ['a time', `{"created":"2000-01-01 00:00:00.000Z",${members}`],
    ['a change of PocketBase’s', `{"message+":"x",${members}`],
    ['another change of PocketBase’s', `{"+message":"x",${members}`],
    ['a removal of PocketBase’s', `{"message-":"x",${members}`],
    ['a payload in a payload', `{"@jsonPayload":"{\\"name\\":\\"Bor\\"}",${members}`],
    ['very many keys', JSON.stringify({ ...good, ...many })],
    ['half a character', `{"name":"\\ud800",${members.replace(/"name":"[^"]*",?/, '')}`],
    ['two halves in the wrong order', `{"name":"\\udc00\\ud800",${members.replace(/"name":"[^"]*",?/, '')}`],
    ['a byte order mark', bytes([0xef, 0xbb, 0xbf], text)],
    ['UTF-16', new Uint8Array(Buffer.from(text, 'utf16le'))],
    ['an overlong slash', withName(0xc0, 0xaf)],
    ['an overlong NUL', withName(0xc0, 0x80)],
    ['half a character as bytes', withName(0xed, 0xa0, 0x80)],
    ['a character cut off', withName(0xf0, 0x9f, 0x98)],
    ['beyond Unicode', withName(0xf4, 0x90, 0x80, 0x80)],
    ['Latin-1', withName(0xe8, 0x61)],
    ['a NUL as it is', withName(0x41, 0x00)],
    ['a line break as it is', withName(0x41, 0x0a)],
    ['a megabyte', JSON.stringify({ ...good, message: 'x'.repeat(1_000_000) })],
    ['a megabyte of a name', JSON.stringify({ ...good, name: 'x'.repeat(1_000_000) })],
    ['a megabyte of spaces', `${' '.repeat(1_000_000)}${text}`],
  ];
};

/** The same for forms that a browser sends without scripts. */
export const badUrlencoded = (
  form: FormName,
  good: string,
): readonly (readonly [string, string | Uint8Array<ArrayBuffer>])[] => [
  ['nothing', ''],
  ['JSON', '{"name":"Ana"}'],
  ['a percent sign', `${good}&x=%`],
  ['no hexadecimal', good.replace('name=', 'name=%zz')],
  ['an overlong slash', good.replace('name=', 'name=%C0%AF')],
  ['half a character', good.replace('name=', 'name=%ED%A0%80')],
  ['Latin-1', good.replace('name=', 'name=%E8')],
  [
    'raw bytes',
    new Uint8Array(Buffer.concat([Buffer.from('name='), Buffer.from([0xff, 0xfe]), Buffer.from(`&${good}`)])),
  ],
  ['a name twice', `name=Bor&${good}`],
  ['an email twice', `${good}&email=bor@example.com`],
  ['a name as a list', good.replace('name=', 'name[]=')],
  ['a name as an object', good.replace('name=', 'name[a]=')],
  ['__proto__', `${good}&__proto__=x`],
  ['constructor', `${good}&constructor=x`],
  ['another form', `${good}&form=${form === 'general' ? 'voucher' : 'general'}`],
  ['data', `${good}&data={}`],
  ['an id', `${good}&id=aaaaaaaaaaaaaaa`],
  ['a state', `${good}&status=handled`],
  ['an unknown language', `${good}&locale=../../x`],
  ['a key that is none', `${good}&key=x`],
  ['semicolons', good.replace(/&/g, ';')],
  ['very many fields', `${good}&${Array.from({ length: 2000 }, (_, i) => `k${i}=x`).join('&')}`],
  ['a megabyte', `${good}&x=${'x'.repeat(1_000_000)}`],
  ['a long message', good.replace('message=', `message=${'x'.repeat(5001)}`)],
  ['a long name', good.replace('name=', `name=${'x'.repeat(201)}`)],
];

import { readReport } from './hooks';

const report = { message: 'broken', stack: 'f@https://a.example/app.js:1:2', path: '/blog/', version: '1.6.20' };

test('a report is taken as it is, and nothing besides', () => {
  expect(readReport({ ...report, email: 'ana@example.com' })).toEqual(report);
});

test('queries and hashes are dropped', () => {
  const stack = 'Error\n at f (https://a.example/app.js?who=ana:1:2)\n at https://a.example/#ana:3:4';
  expect(readReport({ ...report, stack, path: '/web3/voucher/?referral=ANA#x' })).toMatchObject({
    stack: 'Error\n at f (https://a.example/app.js:1:2)\n at https://a.example/:3:4',
    path: '/web3/voucher/',
  });
});

test('long texts are cut', () => {
  const long = 'x'.repeat(9000);
  const taken = readReport({ message: long, stack: long, path: `/${long}`, version: long });
  expect(Object.values(taken ?? {}).map(({ length }) => length)).toEqual([300, 3000, 300, 20]);
});

test('removes cursor-moving characters and keeps line breaks', () => {
  expect(readReport({ ...report, message: 'a\u001b[2Jb\rc', stack: 'a\nb' })).toMatchObject({
    message: 'a [2Jb c',
    stack: 'a\nb',
  });
});

test.each([
  ['nothing', undefined],
  ['a text', 'broken'],
  ['a list', [report]],
  ['no message', { ...report, message: ' ' }],
  ['a message that is no text', { ...report, message: { a: 1 } }],
  ['no path', { ...report, path: 'https://a.example/' }],
])('%s is no report', (_, body) => {
  expect(readReport(body)).toBeUndefined();
});

test('a missing stack or version is empty', () => {
  expect(readReport({ message: 'broken', path: '/' })).toEqual({
    message: 'broken',
    stack: '',
    path: '/',
    version: '',
  });
});

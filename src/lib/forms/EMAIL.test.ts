import { EMAIL } from './EMAIL';

test.each([
  'a@b.si',
  'ana+web@sub.example.com',
  "o'neil@example.co.uk",
  'čuk@čebela.si',
  'x_y-z@xn--ebela-q9a.si',
  'A.B@EXAMPLE.COM',
])('%s is an e-mail address', (address) => {
  expect(address).toMatch(EMAIL);
});

test.each([
  ['no domain', 'ana'],
  ['no name', '@b.si'],
  ['a domain of one part', 'a@b'],
  ['a country of one letter', 'a@b.c'],
  ['a number for a country', 'a@127.0.0.1'],
  ['a space', 'a b@c.si'],
  ['two dots', 'a..b@c.si'],
  ['two dots in the domain', 'a@c..si'],
  ['a dot first', '.a@c.si'],
  ['a hyphen first', 'a@-c.si'],
  ['a second line', 'a@c.si\nBcc: x@y.si'],
  ['a name around it', 'Ana <a@c.si>'],
  ['two addresses', 'a@c.si,b@c.si'],
])('%s is no e-mail address', (_, address) => {
  expect(address).not.toMatch(EMAIL);
});

test('a long line of the worst kind is judged at once', () => {
  const started = Date.now();
  EMAIL.test(`${'a.'.repeat(120)}@${'a-'.repeat(4000)}`);
  EMAIL.test(`a@${'a.'.repeat(4000)}`);
  expect(Date.now() - started).toBeLessThan(5000);
});

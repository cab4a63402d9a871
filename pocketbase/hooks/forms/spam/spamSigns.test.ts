import { hasManyLinks, repeatableText } from './spamSigns';

test.each([
  ['see https://a.si and http://b.si', false],
  ['https://a.si HTTP://b.si www.c.si', true],
  ['awww. awww. awww. how nice', false],
  ['https://https://https://', true],
])('%s', (message, many) => {
  expect(hasManyLinks({ name: 'Ana', message })).toBe(many);
});

test('links count wherever they stand', () => {
  expect(hasManyLinks({ name: 'www.a.si', company: 'www.b.si', message: 'www.c.si' })).toBe(true);
});

test('a long text is known again however it is spaced; a short one is not', () => {
  const text = 'We offer you the very best of all our offers.';
  expect(repeatableText({ message: ` ${text.toUpperCase().replace(/ /g, '\n  ')}` })).toBe(text.toLowerCase());
  expect(repeatableText({ message: 'Please call me.' })).toBe('');
  expect(repeatableText({})).toBe('');
});

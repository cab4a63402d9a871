import { createForeignWords } from './createForeignWords';

const find = createForeignWords({
  en: ['Language', 'Blog', '{{count}} minutes to read', '{{name}}'],
  sl: ['Jezik', 'Blog', '{{count}} minut branja', '{{name}}'],
});
const inSlovenian = (text: string) => find({ text, lang: 'sl', where: 'text', isCode: false });

test.each(['Language', 'Language:', '7 minutes to read'])('"%s" is English', (text) => {
  expect(inSlovenian(text)).toEqual(['en']);
});

test.each(['Jezik', 'Blog', '7 minut branja', 'Languages of the world'])(
  '"%s" is none of the other’s words',
  (text) => {
    expect(inSlovenian(text)).toEqual([]);
  },
);

test('a Slovenian word on an English page is found alike', () => {
  expect(find({ text: 'Jezik', lang: 'en', where: 'aria-label', isCode: false })).toEqual(['sl']);
});

import { createForeignLabelFinder } from './createForeignLabelFinder';

const find = createForeignLabelFinder({
  en: ['Language', 'Blog', '{{count}} minutes to read', '{{name}}'],
  sl: ['Jezik', 'Blog', '{{count}} minut branja', '{{name}}'],
});
const inSlovenian = (text: string) => find({ text, lang: 'sl', where: 'text', isCode: false });

test.each(['Language', 'Language:', '7 minutes to read'])('"%s" is English', (text) => {
  expect(inSlovenian(text)).toEqual(['en']);
});

test.each(['Jezik', 'Blog', '7 minut branja', 'Languages of the world'])(
  '"%s" is no label of the other language',
  (text) => {
    expect(inSlovenian(text)).toEqual([]);
  },
);

test('a Slovenian label on an English page is found too', () => {
  expect(find({ text: 'Jezik', lang: 'en', where: 'aria-label', isCode: false })).toEqual(['sl']);
});

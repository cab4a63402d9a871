import { richTextOf, textKey } from './richTexts';

const text = (letter: string) => textKey(`<p>${letter.repeat(200_000)}</p>`, 'en');

it('parses equal texts once, and forgets the one that was used least lately', () => {
  const [a, b] = [richTextOf(text('a')), richTextOf(text('b'))];
  expect(richTextOf(text('a'))).toBe(a);
  richTextOf(text('c'));
  expect(richTextOf(text('a'))).toBe(a);
  expect(richTextOf(text('b'))).not.toBe(b);
});

it('typesets by the language of the text', () => {
  const html = '<p>k oknu</p>';
  const shown = (locale: string) => JSON.stringify(richTextOf(textKey(html, locale)).tree);
  expect(shown('sl')).toContain('k\u00a0oknu');
  expect(shown('en')).toContain('k oknu');
});

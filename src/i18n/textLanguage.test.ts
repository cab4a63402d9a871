import { ownText, searchText, textLanguage } from './textLanguage';

const borrowed = [
  { field: 'title', locale: 'en' },
  { field: 'summary', locale: 'sl' },
];

it('returns a text’s language if it is not the page’s', () => {
  expect(textLanguage({ borrowed }, 'title')).toBe('en');
  expect(textLanguage({ borrowed }, 'summary')).toBe('sl');
  expect(textLanguage({ borrowed }, 'body')).toBeUndefined();
});

it('returns a description in the page’s language only', () => {
  expect(ownText({ borrowed }, 'summary', 'Povzetek')).toBeNull();
  expect(ownText({ borrowed }, 'text', 'An introduction')).toBe('An introduction');
  expect(ownText(null, 'text', undefined)).toBeNull();
});

const texts = { seo_title: 'For engines', title: 'Naslov' };

it.each([
  ['both are in the page’s language', [], texts, 'For engines'],
  ['only the shown one is', ['seo_title'], texts, 'Naslov'],
  ['neither is', ['seo_title', 'title'], texts, 'For engines'],
  ['the own one is empty', [], { ...texts, seo_title: null }, 'Naslov'],
  ['the shown one is empty', ['seo_title'], { ...texts, title: null }, 'For engines'],
])('returns the text for search engines where %s', (_, fields, values, text) => {
  const record = { ...values, borrowed: fields.map((field) => ({ field, locale: 'en' })) };
  expect(searchText(record, 'seo_title', 'title')).toBe(text);
});

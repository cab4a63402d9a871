import { textLanguage } from './textLanguage';

const borrowed = [
  { field: 'title', locale: 'en' },
  { field: 'summary', locale: 'sl' },
];

it('returns a text’s language if it is not the page’s', () => {
  expect(textLanguage({ borrowed }, 'title')).toBe('en');
  expect(textLanguage({ borrowed }, 'summary')).toBe('sl');
  expect(textLanguage({ borrowed }, 'body')).toBeUndefined();
});

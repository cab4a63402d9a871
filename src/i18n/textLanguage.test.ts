import { textLanguage } from './textLanguage';

const borrowed = [
  { field: 'title', locale: 'en' },
  { field: 'summary', locale: 'sl' },
];

it('says in which language a text is written, where that is not the page’s', () => {
  expect(textLanguage({ borrowed }, 'title')).toBe('en');
  expect(textLanguage({ borrowed }, 'summary')).toBe('sl');
  expect(textLanguage({ borrowed }, 'body')).toBeUndefined();
});

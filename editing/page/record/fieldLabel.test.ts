import { columnsOf, COLLECTIONS } from '../../../src/lib/content/COLLECTIONS';
import { fieldInLanguage, fieldLabel } from './fieldLabel';

test.each([
  ['title', 'Title'],
  ['title_sl', 'Title (Slovenian)'],
  ['image_alt', 'Picture (description)'],
  ['image_alt_sl', 'Picture (description, Slovenian)'],
  ['image_focus', 'Picture (focal point)'],
])('%s in words', (column, words) => {
  expect(fieldLabel('posts', column)).toBe(words);
});

test('no column of any collection appears under its technical name', () => {
  const columns = Object.entries(COLLECTIONS).flatMap(([collection, { fields }]) =>
    fields.flatMap(columnsOf).map((column) => [column, fieldLabel(collection, column)] as const),
  );
  expect(columns.filter(([column, label]) => label.startsWith(column))).toEqual([]);
});

test.each([
  ['posts', 'title', 'Title (English)'],
  ['posts', 'title_sl', 'Title (Slovenian)'],
  ['posts', 'image', 'Picture'],
  ['posts', 'status', 'Status'],
  ['redirects', 'from', 'Old address'],
])('of %s %s is named with its language, if it has one', (collection, column, words) => {
  expect(fieldInLanguage(collection, column)).toBe(words);
});

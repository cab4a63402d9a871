import { excerptOf } from './plainText';
import { slugify } from './parseRichText';

it('cuts an excerpt between words', () => {
  expect(excerptOf('One two, three', 8)).toBe('One two…');
  expect(excerptOf('One two', 20)).toBe('One two');
  expect(excerptOf('Nepretrganost', 5)).toBe('Nepre…');
});

it.each([
  ['Čas, še žari!', 'cas-se-zari'],
  ['Đuro & Æsop', 'duro-aesop'],
  ['  AI – 30 % ', 'ai-30'],
  ['???', ''],
])('makes an id of %s', (heading, id) => {
  expect(slugify(heading)).toBe(id);
});

import en from '../../../locales/en/fields.json';
import { plainMessage, sizeOf } from './hooks';

const FACTS = {
  name: 'image',
  length: 3,
  maxSize: 0,
  values: [],
  mimeTypes: ['image/jpeg', 'image/webp', 'image/svg+xml'],
};

test.each([
  [500_000, '500\u00a0kB'],
  [20_000, '20\u00a0kB'],
  [10_485_760, '10\u00a0MB'],
  [2_500_000, '2.5\u00a0MB'],
])('%i bytes are %s', (bytes, size) => {
  expect(sizeOf(bytes)).toBe(size);
});

test.each([
  ['validation_invalid_mime_type', {}, 'Files of this kind cannot be shown. Choose JPEG, WebP, SVG.'],
  ['validation_file_size_limit', { maxSize: 10_485_760 }, 'The file is too large. Choose one of at most 10\u00a0MB.'],
  ['validation_max_number_constraint', { max: 999_999 }, 'Write a number of at most 999999.'],
  ['validation_invalid_value', {}, en.format],
  ['slug_taken', {}, undefined],
])('%s', (code, params, sentence) => {
  expect(plainMessage({ code, params }, FACTS, en)).toBe(sentence);
});

import { variantPath } from './variantPath';

const HOMES = { en: '/', sl: '/sl/' };

test.each([
  ['/x/', '/x/', '/sl/x/'],
  ['/sl/x/', '/x/', '/sl/x/'],
  ['/sl/x', '/x', '/sl/x'],
  ['/sl', '/', '/sl/'],
  ['/slovenia/', '/slovenia/', '/sl/slovenia/'],
  ['/', '/', '/sl/'],
  ['/sl//evil.example/', '/evil.example/', '/sl//evil.example/'],
  ['/sl/\\evil.example/', '/evil.example/', '/sl/\\evil.example/'],
])('%s is %s in English and %s in Slovenian', (path, en, sl) => {
  expect([variantPath(path, HOMES, 'en'), variantPath(path, HOMES, 'sl')]).toEqual([en, sl]);
});

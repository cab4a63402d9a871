import { correctedPath, variantPath } from './paths';

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

test.each([
  ['/Blog/', '/blog/'],
  ['/Blog', '/blog/'],
  ['/BLOG/INDEX.HTML', '/blog/'],
  ['/en/', '/'],
  ['/en', '/'],
  ['/EN', '/'],
  ['/en/blog/a', '/blog/a/'],
  ['/SL/Blog/', '/sl/blog/'],
  ['/english/', '/english/'],
  ['/en/en/blog/', '/en/blog/'],
  ['/en//evil.example/', '//evil.example/'],
  ['/Č/', '/Č/'],
  ['/blog/', '/blog/'],
  ['/', '/'],
])('%s means %s', (path, meant) => expect(correctedPath(path, 'en')).toBe(meant));

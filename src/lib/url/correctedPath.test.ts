import { correctedPath } from './correctedPath';

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

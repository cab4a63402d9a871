import { createHash } from 'node:crypto';
import { codeHash, inlineCode } from './inlineCode';

const hash = (text: string) => `sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}`;

test('names code as browsers compute it', () => {
  // The example of Content Security Policy Level 3, 8.3.
  expect(codeHash("alert('Hello, world.');")).toBe('sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=');
});

test('finds scripts and styles once each, whatever runs later among them, and neither files nor data', () => {
  const html =
    '<style data-href="/a.css">a>b{color:red}</style><script>one("č")</script><script type="module">two()</script>' +
    '<script>one("č")</script><script src="/a.js" async=""></script><script async="" src="/b.js"></script>' +
    '<script type="application/json" id="settings">{"src":1}</script><script type="application/ld+json">{}</script>' +
    '<script type="text/plain" data-category="analytics">later(" src=")</script>';
  expect(inlineCode(html)).toEqual({
    scripts: [hash('one("č")'), hash('two()'), hash('later(" src=")')],
    styles: [hash('a>b{color:red}')],
  });
});

test('a page without any is possible', () => {
  expect(inlineCode('<p>Words</p>')).toEqual({ scripts: [], styles: [] });
});

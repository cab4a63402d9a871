import { markdownToHtml } from './markdown';
import { looksLikeMarkdown } from './pastedText';

test.each([
  ['# A\n\n## B #', '<h1>A</h1><h2>B</h2>'],
  ['Title\n===\nPart\n---\ntext', '<h1>Title</h1><h2>Part</h2><p>text</p>'],
  ['one\ntwo  \nthree\\\nfour', '<p>one\ntwo<br>three<br>four</p>'],
  ['- a\n- b\n  - c\n- d', '<ul><li>a</li><li>b<ul><li>c</li></ul></li><li>d</li></ul>'],
  ['* a\n\n* b\n', '<ul><li>a</li><li>b</li></ul>'],
  ['3. a\n4) b', '<ol start="3"><li>a</li><li>b</li></ol>'],
  ['1. a\n   more\n\n   second\n2. b', '<ol><li><p>a\nmore</p><p>second</p></li><li>b</li></ol>'],
  ['- [ ] open\n- [x] done', '<ul><li>☐ open</li><li>☑ done</li></ul>'],
  ['1. a\n- b', '<ol><li>a</li></ol><ul><li>b</li></ul>'],
  ['text\n- a\n- b', '<p>text</p><ul><li>a</li><li>b</li></ul>'],
  ['in the year\n2026. was', '<p>in the year\n2026. was</p>'],
  ['> a\n> b\n\nc', '<blockquote><p>a\nb</p></blockquote><p>c</p>'],
  [
    '```js\nif (a < b) **c**\n\n# d\n```\nafter',
    '<pre class="language-js"><code>if (a &lt; b) **c**\n\n# d</code></pre><p>after</p>',
  ],
  ['a\n\n---\n\nb', '<p>a</p><hr><p>b</p>'],
  [
    '| A | B |\n| --- | :-: |\n| 1 | `2 \\| 3` |\n| 4 |',
    '<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1</td><td><code>2 | 3</code></td></tr><tr><td>4</td><td></td></tr></tbody></table>',
  ],
])('%j becomes blocks', (markdown, html) => {
  expect(markdownToHtml(markdown)).toBe(html);
});

test.each([
  [
    '**bold** __bold__ *it* _it_ ***both*** ~~gone~~',
    '<strong>bold</strong> <strong>bold</strong> <em>it</em> <em>it</em> <strong><em>both</em></strong> <del>gone</del>',
  ],
  ['snake_case_name, 2*3*4, a * b * c', 'snake_case_name, 2*3*4, a * b * c'],
  ['`a **b** <c>` and ``d ` e``', '<code>a **b** &lt;c&gt;</code> and <code>d ` e</code>'],
  ['\\*no\\* \\# no', '*no* # no'],
  [
    '[a **b**](/blog/ "t") [c](https://d.si/e_(f))',
    '<a href="/blog/">a <strong>b</strong></a> <a href="https://d.si/e_(f)">c</a>',
  ],
  ['[x](javascript:alert(1))', '[x](javascript:alert(1))'],
  ['![A hammer](/api/files/a/b/c.png)', '<img src="/api/files/a/b/c.png" alt="A hammer">'],
  [
    '<https://a.si/?b=1&c_d_e> https://a.si/x_y_z.',
    '<a href="https://a.si/?b=1&amp;c_d_e">https://a.si/?b=1&amp;c_d_e</a> <a href="https://a.si/x_y_z">https://a.si/x_y_z</a>.',
  ],
  ['<script>alert(1)</script> "a" & b<br>c', '&lt;script&gt;alert(1)&lt;/script&gt; &quot;a&quot; &amp; b<br>c'],
  ['**krepko čez**šč', '<strong>krepko čez</strong>šč'],
])('%s becomes words', (markdown, html) => {
  expect(markdownToHtml(markdown)).toBe(`<p>${html}</p>`);
});

test.each([
  '# A',
  'a\n## B',
  '- a\n- b',
  '1. a\n2. b',
  '• a\n• b',
  '> a',
  '```\na\n```',
  'a **b** c',
  '[a](https://b.si)',
  'run `npm start`',
  'A | B\n--- | ---',
])('%j is Markdown', (text) => expect(looksLikeMarkdown(text)).toBe(true));

test.each([
  ['Plain prose.\n\nWith a second paragraph.'],
  ['#1 of all, #tag'],
  ['- What? he said.'],
  ['24. 11. 2026'],
  ['1. december\nzadnja vrstica'],
  ['2 * 3 * 4, snake_case, [sic], (a)'],
  ['– first\n– second'],
  [''],
])('%j is no Markdown', (text) => expect(looksLikeMarkdown(text)).toBe(false));

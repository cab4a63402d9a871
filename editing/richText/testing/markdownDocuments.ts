import type { Document } from './clipboards';

/** Further texts in Markdown. */
export const MARKDOWN: readonly Document[] = [
  {
    name: 'Markdown: lists in lists',
    text: '- a\n  - b\n  - c\n- d',
    expected: '<ul><li>a<ul><li>b</li><li>c</li></ul></li><li>d</li></ul>',
  },
  {
    name: 'Markdown: a quotation with emphasised words',
    text: '> Less is *more*.\n> Really.',
    expected: '<blockquote><p>Less is <em>more</em>. Really.</p></blockquote>',
  },
  {
    name: 'Markdown: headings of several levels',
    text: '# Title\n\n## Part\n\n### Detail\n\nText.',
    expected: '<h2>Title</h2><h2>Part</h2><h3>Detail</h3><p>Text.</p>',
  },
  {
    name: 'Markdown: a code sample keeps its signs',
    text: '```html\n<b class="x">&amp;</b>\n\n# no heading\n```',
    expected: '<pre class="language-html"><code>&lt;b class="x"&gt;&amp;amp;&lt;/b&gt;\n\n# no heading</code></pre>',
  },
  {
    name: 'Markdown: strong, emphasised, struck words and code',
    text: 'One **two** *three* ~~four~~ `five <b>`',
    expected: '<p>One <strong>two</strong> <em>three</em> <del>four</del> <code>five &lt;b&gt;</code></p>',
  },
  {
    name: 'Markdown: a numbered list that begins later',
    text: '3. three\n4. four',
    expected: '<ol start="3"><li>three</li><li>four</li></ol>',
  },
  {
    name: 'Markdown: links of the web, of the site and by mail',
    text: '[a](https://a.example/?b=1&c=2) [d](/d/) [e](mailto:e@a.example)',
    expected:
      '<p><a href="https://a.example/?b=1&amp;c=2">a</a> <a href="/d/">d</a> <a href="mailto:e@a.example">e</a></p>',
  },
  {
    name: 'Markdown: a line across between paragraphs',
    text: '# a\n\n---\n\nb',
    expected: '<h2>a</h2><hr /><p>b</p>',
  },
  {
    name: 'Markdown: a table with places for its columns',
    text: '| Leto | € |\n|:-----|--:|\n| 2026 | **1** |\n| 2027 | 2 |',
    expected:
      '<table><thead><tr><th>Leto</th><th>€</th></tr></thead><tbody><tr><td>2026</td><td><strong>1</strong></td></tr><tr><td>2027</td><td>2</td></tr></tbody></table>',
  },
  {
    name: 'Markdown: links that would run stay words',
    text: '# A\n\n[b](JavaScript:alert(1)) [c](data:text/html,x) [d](vbscript:e)',
    expected: '<h2>A</h2><p>[b](JavaScript:alert(1)) [c](data:text/html,x) [d](vbscript:e)</p>',
  },
  {
    name: 'Markdown: elements with handlers stay words',
    text: '- <img src=x onerror=alert(1)>\n- <a href="javascript:b()">c</a>',
    expected: '<ul><li>&lt;img src=x onerror=alert(1)&gt;</li><li>&lt;a href="javascript:b()"&gt;c&lt;/a&gt;</li></ul>',
  },
  {
    name: 'plain text: a date and a dash begin no list',
    text: '24. december\nje praznik.\n\n- reče kdo',
    expected: '<p>24. december<br />je praznik.</p><p>- reče kdo</p>',
  },
  {
    name: 'plain text: stars and underlines of names stay',
    text: '2*3*4 in snake_case_name',
    expected: '<p>2*3*4 in snake_case_name</p>',
  },
  {
    name: 'plain text: lines of Windows',
    text: 'ena\r\ndve\r\n\r\ntri',
    expected: '<p>ena<br />dve</p><p>tri</p>',
  },
];

import type { Document } from './clipboards';

/** Texts of web pages and of programs, and Markdown. */
export const WEB: readonly Document[] = [
  {
    name: 'web page: an article with its frame',
    html: '<article class="post"><header><h1 id="a">Title</h1></header><section><h2>Part</h2><p style="color:red">text</p></section><footer hidden>f</footer></article>',
    expected: '<h2>Title</h2><h2>Part</h2><p>text</p>',
  },
  {
    name: 'web page: everything that runs',
    html: '<p onclick="a()">a<script>alert(1)</script></p><iframe src="https://b.example"></iframe><svg onload="c()"><script>d</script></svg><a href="javascript:e()">e</a><img src=x onerror=f()><form action="/g"><input value="g" autofocus onfocus=h()></form>',
    expected: '<p>a</p><p>e</p>',
  },
  {
    name: 'web page: links with disguised scripts',
    html: '<p><a href=" jAva&#9;script:a()">a</a> <a href="data:text/html,b">b</a> <a href="vbscript:c">c</a></p>',
    expected: '<p>a b c</p>',
  },
  {
    name: 'web page: a picture within the text',
    html: '<p>a <img src="data:image/png;base64,AAAA" alt="A"> b</p>',
    expected: '<p>a b</p>',
  },
  {
    name: 'web page: a picture of this server',
    html: '<p><img src="/api/files/a/b/c.png" alt="A hammer" width="900" style="float:left" onload="x()"></p>',
    expected: '<p><img src="/api/files/a/b/c.png" alt="A hammer" /></p>',
  },
  {
    name: 'web page: a code sample in colours',
    html: '<pre class="hl"><code class="language-js hljs"><span style="color:red">a</span> &lt;\n  b\n</code></pre>',
    expected: '<pre class="language-js"><code>a &lt;\n  b</code></pre>',
  },
  {
    name: 'web page: a table whose first row is its head',
    html: '<table class="wiki" style="width:9em"><tbody><tr><th>h</th><th>i</th></tr><tr><td>c</td><td>d</td></tr></tbody></table>',
    expected: '<table><thead><tr><th>h</th><th>i</th></tr></thead><tbody><tr><td>c</td><td>d</td></tr></tbody></table>',
  },
  {
    name: 'web page: a definition list and a quotation',
    html: '<dl><dt>a</dt><dd>b</dd></dl><blockquote class="q"><div>c</div></blockquote>',
    expected: '<dl><dt>a</dt><dd>b</dd></dl><blockquote><p>c</p></blockquote>',
  },
  {
    name: 'web page: words within a line',
    html: '<meta charset="utf-8"><span style="font-size:9px">some </span><b>words</b>',
    expected: '<p>some <strong>words</strong></p>',
  },
  {
    name: 'mail: lines in elements of their own',
    html: '<div dir="ltr"><div>Hello,</div><div><br></div><div>second line<br></div></div>',
    expected: '<p>Hello,</p><p>second line</p>',
  },
  {
    name: 'another editor with ProseMirror',
    html: '<p data-pm-slice="1 1 []" class="editor">a <strong>b</strong><video src="/c"></video></p>',
    expected: '<p>a <strong>b</strong></p>',
  },
  {
    name: 'a program for code: coloured lines that are Markdown',
    html: '<meta charset="utf-8"><div style="color:#ccc;font-family:monospace"><div><span style="color:blue"># Title</span></div><div>- a</div><div>- b</div></div>',
    text: '# Title\n- a\n- b',
    expected: '<h2>Title</h2><ul><li>a</li><li>b</li></ul>',
  },
  {
    name: 'Markdown: headings, lists, code, a link',
    text: '# One\n\ntext **bold** [a](/b/)\n\n1. x\n2. y\n\n```ts\nlet a;\n```',
    expected:
      '<h2>One</h2><p>text <strong>bold</strong> <a href="/b/">a</a></p><ol><li>x</li><li>y</li></ol><pre class="language-ts"><code>let a;</code></pre>',
  },
  {
    name: 'Markdown: a table',
    text: '| A | B |\n| --- | --- |\n| 1 | `2` |',
    expected:
      '<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1</td><td><code>2</code></td></tr></tbody></table>',
  },
  {
    name: 'Markdown: HTML in it stays text, a script in a link as well',
    text: '## A\n\n<script>alert(1)</script> [b](javascript:c)',
    expected: '<h2>A</h2><p>&lt;script&gt;alert(1)&lt;/script&gt; [b](javascript:c)</p>',
  },
  {
    name: 'plain text: paragraphs and lines',
    text: 'one\ntwo\n\nthree < four',
    expected: '<p>one<br />two</p><p>three &lt; four</p>',
  },
  { name: 'plain text: one line', text: ' a & b \n', expected: '<p>a &amp; b</p>' },
];

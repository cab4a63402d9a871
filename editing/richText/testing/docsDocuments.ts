import { docs, type Document, libre } from './clipboards';

/** Further texts of Google Docs. */
const DOCS: readonly Document[] = [
  {
    name: 'Google Docs: paragraphs with an empty line between them',
    html: docs(
      '<p dir="ltr" style="line-height:1.38"><span style="font-size:11pt">One</span></p><br /><p dir="ltr"><span>Two</span></p><br />',
    ),
    expected: '<p>One</p><p>Two</p>',
  },
  {
    name: 'Google Docs: a title above headings of two levels',
    html: docs(
      '<h1 dir="ltr"><span style="font-size:20pt;font-weight:400">Title</span></h1><h2><span>Part</span></h2><h3><span>Detail</span></h3>',
    ),
    expected: '<h2>Title</h2><h2>Part</h2><h3>Detail</h3>',
  },
  {
    name: 'Google Docs: a numbered list that begins later',
    html: docs(
      '<ol start="4"><li dir="ltr"><p role="presentation"><span>four</span></p></li><li><p>five</p></li></ol>',
    ),
    expected: '<ol start="4"><li>four</li><li>five</li></ol>',
  },
  {
    name: 'Google Docs: a list with ticks',
    html: docs(
      '<ul><li role="checkbox" aria-checked="true"><img src="data:image/png;base64,AA" width="17" alt="checked"><p style="display:inline-block"><span>done</span></p></li></ul>',
    ),
    expected: '<ul><li>done</li></ul>',
  },
  {
    name: 'Google Docs: a list of three levels',
    html: docs(
      '<ul><li><p><span>a</span></p></li><ul><li><p>b</p></li><ul><li><p>c</p></li></ul></ul><li><p>d</p></li></ul>',
    ),
    expected: '<ul><li>a<ul><li>b<ul><li>c</li></ul></li></ul></li><li>d</li></ul>',
  },
  {
    name: 'Google Docs: a line break within a paragraph',
    html: docs('<p><span>one</span><span><br /></span><span>two</span></p>'),
    expected: '<p>one<br />two</p>',
  },
  {
    name: 'Google Docs: strong and emphasised at once, and a link',
    html: docs(
      '<p><span style="font-weight:700;font-style:italic">a</span><span> </span><a href="https://a.example/" style="text-decoration:none"><span style="text-decoration:underline;color:#1155cc">b</span></a></p>',
    ),
    expected: '<p><strong><em>a</em></strong> <a href="https://a.example/">b</a></p>',
  },
  {
    name: 'Google Docs: a script behind the page that leads on',
    html: docs('<p><a href="https://www.google.com/url?q=javascript:alert(1)&amp;sa=D">a</a></p>'),
    expected: '<p>a</p>',
  },
  {
    name: 'Google Docs: a table with strong heads',
    html: docs(
      '<div dir="ltr"><table><colgroup><col /><col /></colgroup><tbody><tr><td><p dir="ltr"><span style="font-weight:700">A</span></p></td><td><p><span>B</span></p></td></tr><tr><td><p>1</p></td><td><br /></td></tr></tbody></table></div>',
    ),
    expected:
      '<table><tbody><tr><td><strong>A</strong></td><td>B</td></tr><tr><td>1</td><td></td></tr></tbody></table>',
  },
  {
    name: 'Google Docs: a line across',
    html: docs('<p>a</p><hr /><p>b</p>'),
    expected: '<p>a</p><hr /><p>b</p>',
  },
  {
    name: 'Google Docs: part of a sentence',
    html: '<meta charset="utf-8"><b style="font-weight:normal" id="docs-internal-guid-1"><span style="font-size:11pt">part of </span><span style="font-weight:700">it</span></b>',
    expected: '<p>part of <strong>it</strong></p>',
  },
];

/** Further texts of LibreOffice. */
const LIBRE: readonly Document[] = [
  {
    name: 'LibreOffice: headings with anchors',
    html: libre('<h1 class="western"><a name="t"></a>Naslov</h1>\n<h2 class="western">Del</h2>\n<p>a</p>'),
    expected: '<h2>Naslov</h2><h2>Del</h2><p>a</p>',
  },
  {
    name: 'LibreOffice: lists in lists',
    html: libre('<ul>\n\t<li><p>a</p>\n\t<ul>\n\t\t<li><p>b</p></li>\n\t</ul>\n\t</li>\n\t<li><p>c</p></li>\n</ul>'),
    expected: '<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>',
  },
  {
    name: 'LibreOffice: struck, raised and lowered words',
    html: libre('<p><strike>a</strike><sup>2</sup><sub>3</sub><u>u</u></p>'),
    expected: '<p><s>a</s><sup>2</sup><sub>3</sub>u</p>',
  },
  {
    name: 'LibreOffice: lines in a paragraph',
    html: libre('<p style="margin-bottom: 0cm">Ulica 1<br/>\n1000 Ljubljana</p>'),
    expected: '<p>Ulica 1<br />1000 Ljubljana</p>',
  },
  {
    name: 'LibreOffice: a quotation and a code sample',
    html: libre('<blockquote>Manj je več.</blockquote>\n<pre class="western">x = 1\n  y</pre>'),
    expected: '<blockquote>Manj je več.</blockquote><pre><code>x = 1\n  y</code></pre>',
  },
  {
    name: 'LibreOffice: empty paragraphs between full ones',
    html: libre('<p>a</p><p><br/>\n\n</p><p style="line-height:100%">b</p>'),
    expected: '<p>a</p><p>b</p>',
  },
  {
    name: 'LibreOffice: a table of cells over columns',
    html: libre(
      '<table width="643" cellpadding="4" cellspacing="0"><col width="312"/><tr valign="top"><td colspan="2" width="312" style="border:1px solid"><p>a</p></td></tr><tr><td><p>b</p></td><td><p>c</p></td></tr></table>',
    ),
    expected: '<table><tbody><tr><td colspan="2">a</td></tr><tr><td>b</td><td>c</td></tr></tbody></table>',
  },
  {
    name: 'LibreOffice: a picture of the computer, and a macro',
    html: libre(
      '<p><img src="file:///tmp/a.png" name="Image1" onload="m()"/>a<a href="macro:///Standard.M.Main()">b</a></p>',
    ),
    expected: '<p>ab</p>',
  },
  {
    name: 'LibreOffice: words of another language',
    html: libre('<p lang="de-DE"><span lang="de-DE">Guten Tag</span></p>'),
    expected: '<p>Guten Tag</p>',
  },
];

/** Further texts of other word processors. */
export const PROCESSORS: readonly Document[] = [...DOCS, ...LIBRE];

/** @jest-environment jsdom */
import { reduceHtml } from './reduceHtml';

const reduce = (html: string) => reduceHtml(html, 'https://a.si').html;

/** As Word writes a list: paragraphs, each with its bullet as a text. */
const item = (level: number, bullet: string, text: string) =>
  `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${bullet}<span>&nbsp; </span></span><![endif]>${text}<o:p></o:p></p>`;

test('of Word: headings, lists in lists, tables, without its styles', () => {
  const word = `<html xmlns:o="urn:x"><head><style>p.MsoNormal {color:red}</style></head><body lang=SL>
<!--StartFragment--><h1 style='color:#2F5496'>Naslov<o:p></o:p></h1>
<p class=MsoNormal align=center style='text-align:center'>Prva
vrstica, <b style='mso-bidi-font-weight:normal'><span style='color:red'>krepko</span></b> in <i>ležeče</i>.<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
${item(1, '·', 'ena')}${item(2, 'o', 'ena a')}${item(1, '·', 'dva')}
<p class=MsoNormal>Vmes</p>${item(1, '1.', 'prvi')}${item(1, '2.', 'drugi')}
<table class=MsoTableGrid border=1><tr><td width=300><p class=MsoNormal>a</p></td><td colspan=2><p>b</p></td></tr></table>
<!--EndFragment--></body></html>`;
  expect(reduce(word)).toBe(
    '<h2>Naslov</h2><p>Prva vrstica, <strong>krepko</strong> in <em>ležeče</em>.</p>' +
      '<ul><li>ena<ul><li>ena a</li></ul></li><li>dva</li></ul><p>Vmes</p><ol><li>prvi</li><li>drugi</li></ol>' +
      '<table><tbody><tr><td>a</td><td colspan="2">b</td></tr></tbody></table>',
  );
});

test('of a mail: links lead past the page through which Outlook leads', () => {
  const through = 'https://eur02.safelinks.protection.outlook.com/?url=https%3A%2F%2Fb.example%2Fc%3Fd%3D1&amp;data=05';
  expect(reduce(`<p><a href="${through}">link</a></p>`)).toBe('<p><a href="https://b.example/c?d=1">link</a></p>');
});

test('of Google Docs: its spans become strong and em, its lists in lists are mended', () => {
  const docs = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h1 dir="ltr"><span style="font-weight:700">One</span></h1>
<p dir="ltr"><span style="font-weight:400;">Text, </span><span style="font-weight:700;font-style:italic">strong</span>, <a href="https://www.google.com/url?q=https://b.si/c&amp;sa=D"><span style="text-decoration:underline">link</span></a></p><br>
<h1>Two</h1><h2>Part</h2><ul><li dir="ltr" aria-level="1"><p role="presentation"><span>a</span></p></li><ul><li><p><span>b</span></p></li></ul></ul></b>`;
  expect(reduce(docs)).toBe(
    '<h2>One</h2><p>Text, <strong><em>strong</em></strong>, <a href="https://b.si/c">link</a></p>' +
      '<h2>Two</h2><h3>Part</h3><ul><li>a<ul><li>b</li></ul></li></ul>',
  );
});

test.each([
  ['<div><div>a</div><div><br></div><div>b</div></div>', '<p>a</p><p>b</p>'],
  ['loose <b>words</b>', 'loose <strong>words</strong>'],
  ['loose<p>a</p>end', '<p>loose</p><p>a</p><p>end</p>'],
  ['<p style="color:red" class="x" onclick="y()">a<script>b</script><iframe src="c"></iframe></p>', '<p>a</p>'],
  [
    '<a href="javascript:alert(1)">a</a> <a href="#_Toc1">b</a> <a href="#part" rel="x">c</a>',
    'a b <a href="#part">c</a>',
  ],
  ['<h2><strong>a</strong></h2><h5>b</h5>', '<h2>a</h2><h4>b</h4>'],
  [
    '<pre class="hl"><code class="language-js hljs"><span style="color:red">a</span> &lt;\n  b\n</code></pre>',
    '<pre class="language-js"><code>a &lt;\n  b</code></pre>',
  ],
  // Of Docusaurus, which ends each line by a break, and of pages that make it an element.
  [
    '<pre><code><span class="token-line">npm install<br></span><span class="token-line">npm start<br></span></code></pre>',
    '<pre><code>npm install\nnpm start</code></pre>',
  ],
  ['<pre><div>a</div>\n<div>b</div><div></div><div>c<p>d</p></div></pre>', '<pre><code>a\nb\n\nc\nd</code></pre>'],
  ['<pre><button>Copy</button><code>a<br></code></pre>', '<pre><code>a</code></pre>'],
  ['<section><h3>a</h3><p>b&nbsp;&nbsp; c</p></section><footer hidden>d</footer>', '<h3>a</h3><p>b c</p>'],
  ['<blockquote><div>a</div></blockquote><hr>', '<blockquote><p>a</p></blockquote><hr>'],
  ['<ol start="3"><li><p>a</p><p>b</p></li></ol>', '<ol start="3"><li><p>a</p><p>b</p></li></ol>'],
  ['<kbd>a</kbd><u>b</u><font color="red">c</font><video>d</video>', '<code>a</code>bc'],
])('%s', (html, expected) => expect(reduce(html)).toBe(expected));

test('keeps pictures of this server, and counts those that are lost', () => {
  const own = '<img src="https://a.si/api/files/x/y/z.png" alt="A" width="9" style="float:left">';
  expect(
    reduceHtml(`<p>a${own}<img src="data:image/png;base64,AA"><img src="https://b.si/c.png"></p>`, 'https://a.si'),
  ).toEqual({
    html: '<p>a<img src="https://a.si/api/files/x/y/z.png" alt="A"></p>',
    lostPictures: 2,
  });
});

test('gives the same when its own result is pasted', () => {
  const once = reduce(`<h1>a</h1><p>b <b>c</b></p>${item(1, '·', 'd')}<table><tr><th>e</th></tr></table>`);
  expect(reduce(once)).toBe(once);
});

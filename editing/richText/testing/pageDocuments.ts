import type { Document } from './clipboards';

/** Further texts of web pages. */
const PAGES: readonly Document[] = [
  {
    name: 'web page: an article of an encyclopaedia with its marks',
    html: '<p><b>Ljubljana</b> je <a href="/wiki/Glavno_mesto" title="Glavno mesto">glavno mesto</a><sup id="cite_ref-1" class="reference"><a href="#cite_note-1">[1]</a></sup>.</p>',
    expected:
      '<p><strong>Ljubljana</strong> je <a href="/wiki/Glavno_mesto">glavno mesto</a><a href="#cite_note-1"><sup>[1]</sup></a>.</p>',
  },
  {
    name: 'web page: navigation, buttons and forms are no text',
    html: '<nav><ul><li><a href="/a/">A</a></li></ul></nav><button onclick="x()">Buy</button><select><option>1</option></select><p>Text</p><noscript>n</noscript>',
    expected: '<ul><li><a href="/a/">A</a></li></ul><p>Text</p>',
  },
  {
    name: 'web page: a figure with its caption',
    html: '<figure class="wide"><img src="/api/files/a/b/c.png" alt="A" srcset="/x 2x" loading="lazy"><figcaption>Caption</figcaption></figure>',
    expected: '<figure><img src="/api/files/a/b/c.png" alt="A" /><figcaption>Caption</figcaption></figure>',
  },
  {
    name: 'web page: a fold-out of details',
    html: '<details open class="q"><summary><span>Why?</span></summary><div>Because.</div></details>',
    expected: '<details><summary>Why?</summary><p>Because.</p></details>',
  },
  {
    name: 'web page: marked words, code and keys',
    html: '<p><mark style="background:gold">a</mark> <code class="hl">b</code> <kbd>Ctrl</kbd> <tt>t</tt> <abbr title="x">HTML</abbr></p>',
    expected: '<p><mark>a</mark> <code>b</code> <code>Ctrl</code> <code>t</code> HTML</p>',
  },
  {
    name: 'web page: lines of divisions become paragraphs',
    html: '<div class="row"><div>one</div><div><span>two</span> three</div></div>',
    expected: '<p>one</p><p>two three</p>',
  },
  {
    name: 'web page: a list with links and lines',
    html: '<ul class="menu"><li class="x"><a class="y" href="https://a.example/?b=1&amp;c=2" target="_blank" rel="noopener">a</a></li><li>b<br>c</li></ul>',
    expected: '<ul><li><a href="https://a.example/?b=1&amp;c=2">a</a></li><li>b<br />c</li></ul>',
  },
  {
    name: 'web page: a table with a caption, a head and a foot',
    html: '<table><caption>Cene</caption><thead><tr><th scope="col" style="width:9%">a</th></tr></thead><tbody><tr><td>1</td></tr></tbody><tfoot><tr><td>2</td></tr></tfoot></table>',
    expected:
      '<table><caption>Cene</caption><thead><tr><th>a</th></tr></thead><tbody><tr><td>1</td></tr></tbody><tfoot><tr><td>2</td></tr></tfoot></table>',
  },
  {
    name: 'web page: blanks and lines of its source',
    html: '<p>\n    one\n    two   three\n  </p>\n\n  <p>\tfour</p>',
    expected: '<p>one two three</p><p>four</p>',
  },
  {
    name: 'web page: signs that HTML writes otherwise',
    html: '<p>&lt;b&gt; &amp;amp; „narekovaji“ &euro; &#268;</p>',
    expected: '<p>&lt;b&gt; &amp;amp; „narekovaji“ € Č</p>',
  },
  {
    name: 'web page: handlers in disguise',
    html: '<p ONCLICK="a()" OnMouseOver = b()>a<img src="/x" OnError=c()><details ontoggle=d() open>e</details></p><math><mtext><img src=x onerror=f()></mtext></math>',
    expected: '<p>a<img src="/x" alt="" /></p><details>e</details>',
  },
  {
    name: 'web page: links that run in disguise',
    html: '<p><a href="&#106;avascript:a()">a</a><a href="java\nscript:b()">b</a><a href="\u0001javascript:c()">c</a><a xlink:href="javascript:d()">d</a><a href="JAVASCRIPT&colon;e()">e</a></p>',
    expected: '<p>abcde</p>',
  },
  {
    name: 'web page: frames, objects and pages within attributes',
    html: '<p>a</p><iframe srcdoc="<script>b()</script>"></iframe><object data="javascript:c()"></object><embed src="d.swf"><base href="javascript:/"><meta http-equiv="refresh" content="0;url=javascript:e()"><template><script>f()</script></template>',
    expected: '<p>a</p>',
  },
  {
    name: 'web page: styles and classes that hide or run',
    html: '<style>p{behavior:url(a.htc)}</style><p class="x" id="y" style="display:none">hidden</p><p style="width:expression(alert(1))">seen</p>',
    expected: '<p>seen</p>',
  },
  {
    name: 'web page: SVG with a script and a link',
    html: '<svg><a xlink:href="javascript:a()"><text>b</text></a><script>c()</script><foreignObject><p onclick="d()">e</p></foreignObject></svg><p>f</p>',
    expected: '<p>f</p>',
  },
];

/** Further mails. */
const MAILS: readonly Document[] = [
  {
    name: 'mail of Outlook: paragraphs, a signature and a list',
    html: '<html xmlns:o="urn:schemas-microsoft-com:office:office"><body lang="SL"><div class="WordSection1"><p class="MsoNormal"><span lang="SL">Živjo,<o:p></o:p></span></p><p class="MsoNormal"><o:p>&nbsp;</o:p></p><ul type="disc"><li class="MsoNormal">ena<o:p></o:p></li><li class="MsoNormal">dve<o:p></o:p></li></ul><p class="MsoNormal">Ana</p></div></body></html>',
    expected: '<p>Živjo,</p><ul><li>ena</li><li>dve</li></ul><p>Ana</p>',
  },
  {
    name: 'mail of Gmail: an answer with the mail that it answers',
    html: '<div dir="ltr">Agreed.<div><br></div><div class="gmail_quote"><div dir="ltr">On Monday Ana wrote:<br></div><blockquote class="gmail_quote" style="margin:0"><div>Shall we?</div></blockquote></div></div>',
    expected: '<p>Agreed.</p><p>On Monday Ana wrote:</p><blockquote><p>Shall we?</p></blockquote>',
  },
  {
    name: 'mail of Apple: divisions with breaks',
    html: '<div style="overflow-wrap: break-word;">One<div><br></div><div>Two&nbsp;</div><div><b>Three</b></div></div>',
    expected: '<p>One</p><p>Two</p><p><strong>Three</strong></p>',
  },
  {
    name: 'mail of Thunderbird: a text that is set as it was typed',
    html: '<pre class="moz-quote-pre" wrap="">Line one\n  line two</pre><div class="moz-signature">-- <br>Bor</div>',
    expected: '<pre><code>Line one\n  line two</code></pre><p>-- <br />Bor</p>',
  },
  {
    name: 'mail: a newsletter laid out with a table',
    html: '<table role="presentation" width="600"><tbody><tr><td style="padding:9px"><h2 style="color:#333">News</h2><p>Text</p></td></tr></tbody></table>',
    expected: '<table><tbody><tr><td><h2>News</h2><p>Text</p></td></tr></tbody></table>',
  },
  {
    name: 'mail: a picture of the mail, and one that counts readers',
    html: '<p>a<img src="cid:image001.png@01D9" alt="logo"> b<img src="https://count.example/p.gif" width="1" height="1"></p>',
    expected: '<p>a b</p>',
  },
  {
    name: 'mail: a telephone number and an address as links',
    html: '<p><a href="tel:+38610000000" onclick="x()">01 000 00 00</a> <a href="MAILTO:ana@a.example?subject=x">Ana</a></p>',
    expected: '<p><a href="tel:+38610000000">01 000 00 00</a> <a href="MAILTO:ana@a.example?subject=x">Ana</a></p>',
  },
];

/** Further texts of web pages and mails. */
export const PAGES_AND_MAILS: readonly Document[] = [...PAGES, ...MAILS];

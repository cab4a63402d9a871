import { docs, type Document, item, libre, word } from './clipboards';

/** Texts of Word, Google Docs and LibreOffice. */
export const OFFICE: readonly Document[] = [
  {
    name: 'Word: paragraphs with strong and emphasised words',
    html: word(
      "<p class=MsoNormal>Read <b>this</b> and\n<i style='mso-bidi-font-style:normal'>that</i>.<o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoNormal>End<o:p></o:p></p>",
    ),
    expected: '<p>Read <strong>this</strong> and <em>that</em>.</p><p>End</p>',
  },
  {
    name: 'Word: a list in a list',
    html: word(item(1, '·', 'one') + item(2, 'o', 'one a') + item(1, '·', 'two')),
    expected: '<ul><li>one<ul><li>one a</li></ul></li><li>two</li></ul>',
  },
  {
    name: 'Word: a numbered list',
    html: word(item(1, '1.', 'prvi') + item(1, '2.', 'drugi')),
    expected: '<ol><li>prvi</li><li>drugi</li></ol>',
  },
  {
    name: 'Word: headings with colours, the title as Heading 2',
    html: word("<h1 style='color:#2F5496'>Naslov<o:p></o:p></h1><h2><span style='color:red'>Del</span></h2><p>a</p>"),
    expected: '<h2>Naslov</h2><h2>Del</h2><p>a</p>',
  },
  {
    name: 'Word: a table',
    html: word(
      '<table class=MsoTableGrid border=1><tr><td width=300 style="width:1cm"><p class=MsoNormal>a</p></td><td colspan=2><p class=MsoNormal>b</p></td></tr></table>',
    ),
    expected: '<table><tbody><tr><td>a</td><td colspan="2">b</td></tr></tbody></table>',
  },
  {
    name: 'Word: a picture, which is lost',
    html: word('<p class=MsoNormal>a<img width=9 src="file:///C:/Users/a/clip_image001.png" v:shapes="P_1"> b</p>'),
    expected: '<p>a b</p>',
  },
  {
    name: 'Word: a link and a mark of its table of contents',
    html: word('<p><a href="https://a.example/x"><span style="color:blue">a</span></a> <a href="#_Toc12">b</a></p>'),
    expected: '<p><a href="https://a.example/x">a</a> b</p>',
  },
  {
    name: 'Word: hidden text and comments',
    html: word("<p>a<span style='display:none;mso-hide:all'>hidden</span><!-- note --></p>"),
    expected: '<p>a</p>',
  },
  {
    name: 'Google Docs: styles of spans',
    html: docs(
      '<p dir="ltr"><span style="font-weight:400">Text </span><span style="font-weight:700">strong</span><span style="font-style:italic"> it</span></p>',
    ),
    expected: '<p>Text <strong>strong</strong><em> it</em></p>',
  },
  {
    name: 'Google Docs: several titles move down by one',
    html: docs('<h1><span>One</span></h1><p>a</p><br><h1>Two</h1><h2>Part</h2>'),
    expected: '<h2>One</h2><p>a</p><h2>Two</h2><h3>Part</h3>',
  },
  {
    name: 'Google Docs: a list in a list',
    html: docs(
      '<ul><li dir="ltr" aria-level="1"><p role="presentation"><span>a</span></p></li><ul><li aria-level="2"><p>b</p></li></ul></ul>',
    ),
    expected: '<ul><li>a<ul><li>b</li></ul></li></ul>',
  },
  {
    name: 'Google Docs: a link through its own page',
    html: docs('<p><a href="https://www.google.com/url?q=https://b.example/c&amp;sa=D">link</a></p>'),
    expected: '<p><a href="https://b.example/c">link</a></p>',
  },
  {
    name: 'Google Docs: a table with widths',
    html: docs(
      '<div dir="ltr"><table style="border:none"><colgroup><col width="300" /></colgroup><tbody><tr style="height:0pt"><td style="border:1px"><p dir="ltr"><span>a</span></p></td></tr></tbody></table></div>',
    ),
    expected: '<table><tbody><tr><td>a</td></tr></tbody></table>',
  },
  {
    name: 'Google Docs: struck, raised and lowered words',
    html: docs(
      '<p><span style="text-decoration:line-through">a</span><span style="vertical-align:super">b</span><span style="vertical-align:sub">c</span></p>',
    ),
    expected: '<p><s>a</s><sup>b</sup><sub>c</sub></p>',
  },
  {
    name: 'LibreOffice: fonts and line breaks of its source',
    html: libre(
      '<p align="left" style="line-height: 100%"><font face="Arial"><b>krepko</b>\nin <i>leže&#269;e</i></font></p>',
    ),
    expected: '<p><strong>krepko</strong> in <em>ležeče</em></p>',
  },
  {
    name: 'LibreOffice: a list with paragraphs in it',
    html: libre('<ol>\n\t<li><p>a</p>\n\t<li><p>b</p>\n</ol>'),
    expected: '<ol><li>a</li><li>b</li></ol>',
  },
  {
    name: 'LibreOffice: a table with a head',
    html: libre(
      '<table width="100%" cellpadding="4"><col width="128*"><thead><tr valign="top"><th width="50%"><p>h</p></th></tr></thead><tbody><tr><td><p>c</p></td></tr></tbody></table>',
    ),
    expected: '<table><thead><tr><th>h</th></tr></thead><tbody><tr><td>c</td></tr></tbody></table>',
  },
];

import { type Document, item, word } from './clipboards';

/** Further texts of Word. */
export const WORD: readonly Document[] = [
  {
    name: 'Word: an offer with heading, list and signature',
    html: word(
      `<h1>Ponudba<o:p></o:p></h1><p class=MsoNormal>Spoštovani,<o:p></o:p></p>${item(1, '·', 'svetovanje')}${item(1, '·', 'izvedba')}<p class=MsoNormal>Lep pozdrav<br>\nAna Čuk<o:p></o:p></p>`,
    ),
    expected:
      '<h2>Ponudba</h2><p>Spoštovani,</p><ul><li>svetovanje</li><li>izvedba</li></ul><p>Lep pozdrav<br />Ana Čuk</p>',
  },
  {
    name: 'Word: two lists with a paragraph between them',
    html: word(`${item(1, '·', 'a')}<p class=MsoNormal>between<o:p></o:p></p>${item(1, '·', 'b')}`),
    expected: '<ul><li>a</li></ul><p>between</p><ul><li>b</li></ul>',
  },
  {
    name: 'Word: letters as numbers of an inner list',
    html: word(item(1, '1.', 'one') + item(2, 'a)', 'one a') + item(2, 'b)', 'one b') + item(1, '2.', 'two')),
    expected: '<ol><li>one<ol><li>one a</li><li>one b</li></ol></li><li>two</li></ol>',
  },
  {
    name: 'Word: a list of three levels',
    html: word(item(1, '·', 'a') + item(2, 'o', 'b') + item(3, '§', 'c') + item(1, '·', 'd')),
    expected: '<ul><li>a<ul><li>b<ul><li>c</li></ul></li></ul></li><li>d</li></ul>',
  },
  {
    name: 'Word: headings with numbers of their own',
    html: word(
      "<h2 style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp;&nbsp;</span></span><![endif]>Cilj<o:p></o:p></h2><p class=MsoNormal>a<o:p></o:p></p>",
    ),
    expected: '<h2>Cilj</h2><p>a</p>',
  },
  {
    name: 'Word: headings of the fifth and sixth level',
    html: word('<h4>a</h4><h5>b<o:p></o:p></h5><h6>c</h6>'),
    expected: '<h4>a</h4><h4>b</h4><h4>c</h4>',
  },
  {
    name: 'Word: strong words of a heading are only a heading',
    html: word('<h2><b><span style="font-size:16.0pt">Strong</span></b> heading</h2>'),
    expected: '<h2>Strong heading</h2>',
  },
  {
    name: 'Word: words that were deleted, and spaces that do not break',
    html: word('<p class=MsoNormal>10&nbsp;€ <s>old</s> <del>gone</del><o:p></o:p></p>'),
    expected: '<p>10\u00a0€ <s>old</s> <del>gone</del></p>',
  },
  {
    name: 'Word: a footnote, whose mark leads nowhere here',
    html: word(
      '<p class=MsoNormal>Fact<a style="mso-footnote-id:ftn1" href="#_ftn1" name="_ftnref1"><span class=MsoFootnoteReference>[1]</span></a>.<o:p></o:p></p>',
    ),
    expected: '<p>Fact[1].</p>',
  },
  {
    name: 'Word: a table with a head and cells over rows',
    html: word(
      '<table class=MsoTableGrid border=1 cellspacing=0><thead><tr><td><p class=MsoNormal><b>Leto</b></p></td><td><p class=MsoNormal>€</p></td></tr></thead><tr><td rowspan=2 valign=top><p class=MsoNormal>2026</p></td><td><p class=MsoNormal>1</p></td></tr><tr><td><p class=MsoNormal>2</p></td></tr></table>',
    ),
    expected:
      '<table><thead><tr><td><strong>Leto</strong></td><td>€</td></tr></thead><tbody><tr><td rowspan="2">2026</td><td>1</td></tr><tr><td>2</td></tr></tbody></table>',
  },
  {
    name: 'Word: a list within a cell',
    html: word(`<table><tr><td>${item(1, '·', 'a')}${item(1, '·', 'b')}</td></tr></table>`),
    expected: '<table><tbody><tr><td><ul><li>a</li><li>b</li></ul></td></tr></tbody></table>',
  },
  {
    name: 'Word: a drawing of VML with its replacement',
    html: word(
      '<p class=MsoNormal><!--[if gte vml 1]><v:shape id="x" style="width:9pt"><v:imagedata src="file:///C:/a.png"/></v:shape><![endif]--><![if !vml]><img width=1 height=1 src="file:///C:/a.png"><![endif]>Text<o:p></o:p></p>',
    ),
    expected: '<p>Text</p>',
  },
  {
    name: 'Word: a link to a file of the computer, and one by mail',
    html: word('<p><a href="file:///C:/a.docx">file</a> <a href="mailto:ana@modrina.example">Ana</a></p>'),
    expected: '<p>file <a href="mailto:ana@modrina.example">Ana</a></p>',
  },
  {
    name: 'Word on the web: spans for everything',
    html: '<div class="OutlineElement Ltr"><p class="Paragraph" xml:lang="SL-SI" lang="SL-SI" paraid="1"><span data-contrast="auto" class="TextRun"><span class="NormalTextRun">Dober </span></span><span class="TextRun" style="font-weight:bold"><span class="NormalTextRun">dan</span></span><span class="EOP" data-ccp-props="{}">&nbsp;</span></p></div>',
    expected: '<p>Dober <strong>dan</strong></p>',
  },
  {
    name: 'Word: a script in a comment, and one in a handler',
    html: word(
      '<!--[if IE]><script>alert(1)</script><![endif]--><p class=MsoNormal onmouseover=alert(2) style="background:url(javascript:alert(3))">a<o:p></o:p></p>',
    ),
    expected: '<p>a</p>',
  },
];

import { svgFault } from './hooks';

const svg = (inside = '', attributes = 'width="12" height="6"', before = '') =>
  `${before}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`;

test.each([
  svg('<path d="M0 0h9v9"/>'),
  svg('', '', '<?xml version="1.0"?>'),
  svg('', '', '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">'),
  svg('', '', '<?xml version="1.0" encoding="iso-8859-1"?>'),
  svg('<use href = " #a"/><image href=""/>'),
  svg('<use xlink:href="#a"/><rect fill="url(#b)"/><rect fill="url( \'#b\' )"/>'),
  svg('<image href="data:image/png;base64,AAAA"/>'),
  svg('<text>one=1, [on = off] and hrefs</text>'),
  svg('<text aria-label="switch on=1">a</text>'),
  svg('', 'viewBox="0 0 24 24"'),
  svg('', 'viewBox="0 0 30000 30000" width="24" height="24"'),
  svg('', 'width="100%" height="100%"'),
])('%s is a drawing', (text) => {
  expect(svgFault(text)).toBeUndefined();
});

test.each([
  [svg('&a;', '', '<!DOCTYPE svg [<!ENTITY a "b">]>'), /entities/],
  [svg('', '', '<!DOCTYPE svg PUBLIC ">" "x" [ <!ATTLIST a b> ]>'), /entities/],
  [svg('<scr\x1b(Bipt/>', '', '<?xml version="1.0" encoding="ISO-2022-JP"?>'), /UTF-8/],
  [svg('<script/>'), /script/],
  [svg('<svg:script/>'), /script/],
  [svg('<foreignObject/>'), /HTML/],
  [svg('<g onload="a()"/>'), /event handler/],
  [svg('<g a=">" onload="a()"/>'), /event handler/],
  [svg('<g a="b"onload=a()>'), /event handler/],
  [svg('<image href="https://other.example/a.png"/>'), /another file/],
  [svg('<image href=//other.example/a.png />'), /another file/],
  [svg('<use xlink:href=" https://other.example/a.svg#b"/>'), /another file/],
  [svg('<a href="javascript:alert(1)">a</a>'), /another file/],
  [svg('<image href="data:text/html,a"/>'), /another file/],
  [svg('<style>@import "a.css"</style>'), /another file/],
  [svg('<style>a{fill:url("https://other.example/a")}</style>'), /another file/],
  [svg('', '', '<?xml-stylesheet href="a.css"?>'), /another file/],
  [svg('', 'width="500in" height="1"'), /48000 × 1 px/],
  [svg('', 'width="12000" height="12000"'), /12000 × 12000 px/],
  [svg('', 'viewBox="0 0 10000 10000"'), /10000 × 10000 px/],
  [svg().slice(0, 70), /cut off/],
  ['<svg>', /cut off/],
])('drawing %# is refused with %p', (text, sentence) => {
  expect([text.slice(-200), svgFault(text)]).toEqual([text.slice(-200), expect.stringMatching(sentence)]);
});

test.each([
  ['closed tags', '<path d="M0 0h9v9" fill="red"/>'],
  ['tags that do not end', '<a '],
  ['quotes that do not end', `<a b="'`],
  ['references of white space', ' href=      '],
  ['one reference of white space', ' '],
])('two megabytes of %s are checked within five seconds', (_, piece) => {
  const since = performance.now();
  const text = piece.repeat(2_000_000 / piece.length);
  for (const before of ['', ' href=', 'url(']) svgFault(svg(`${before}${text}#`));
  expect(performance.now() - since).toBeLessThan(5_000);
});

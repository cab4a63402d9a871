import { isEmpty } from '../../../plugins/gatsby-source-pocketbase/src/nodes/resolveLocale';
import { isBlankHtml } from './isBlankHtml';

it.each([
  ...[
    '',
    ' \n',
    '<p></p>',
    '<p>&nbsp;</p>',
    '<p>&ensp;&emsp;&thinsp;</p>',
    '<p>&shy;&zwnj;&zwj;&lrm;&rlm;&NoBreak;</p>',
  ],
  ...['<p>\u200b</p>', '<p>&ZeroWidthSpace;</p>', '<p>&#8203;&#xA0;&#x200B;</p>', '<ul><li><br></li></ul>', '\u3164'],
])('%j shows nothing, for hooks, editing page and source plugin', (html) => {
  expect([isBlankHtml(html), isEmpty(html)]).toEqual([true, true]);
});

it.each([
  'a',
  '<p>a</p>',
  '<p>&#65;</p>',
  '<p>&#60;b&#62;</p>',
  '<p>&#x3c;b></p>',
  '<p>&#x110000;</p>',
  '<img src="a.png">',
  '<hr>',
  '<p>&amp;</p>',
  '&nbsp;a',
])('%j shows something', (html) => {
  expect([isBlankHtml(html), isEmpty(html)]).toEqual([false, false]);
});

import { MAX_DEPTH } from '../../../plugins/gatsby-source-pocketbase/src/richText/RichTextContext';
import { isNestedDeeper } from './isNestedDeeper';
import { LIMITS } from './checkContent';

const nested = (depth: number, tag = 'div', attributes = '') =>
  `<${tag}${attributes}>`.repeat(depth) + 'x' + `</${tag}>`.repeat(depth);

test('the limit is the depth to which the build shows a text', () => {
  expect(LIMITS.depth).toBe(MAX_DEPTH);
});

test.each([
  [nested(50), false],
  [nested(51), true],
  [nested(51, 'DIV'), true],
  [nested(51, 'b', ' title="a > b"'), true],
  [nested(51, 'b', " title='</b>'"), true],
  ['<b>'.repeat(500_000 / 3), true],
  ['<p>a</p>'.repeat(1000), false],
  ['<p>a'.repeat(1000), false],
  ['<li>a'.repeat(1000), false],
  ['<br>'.repeat(1000), false],
  [`<img alt="${'<b>'.repeat(100)}">`, false],
  ['<b>a</i>'.repeat(60), true],
  ['</b>'.repeat(100), false],
  [`<!-- ${'<b>'.repeat(100)} -->`, false],
  ['a < b '.repeat(100), false],
  ['<'.repeat(500_000), false],
  [`<b title="${'x'.repeat(100)}`, false],
  ['', false],
])('%#', (html, expected) => {
  expect(isNestedDeeper(html, 50)).toBe(expected);
});

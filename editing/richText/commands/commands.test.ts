/** @jest-environment jsdom */
import type { Command } from 'prosemirror-state';
import { sanitise } from '../../../plugins/gatsby-source-pocketbase/src/richText/sanitise';
import { makeText } from '../testing/pasteInto';
import { select, selectNode } from '../testing/select';
import { setBlock, setCodeLanguage, toggleCodeSample } from './blocks';
import { clearFormatting, toggle } from './marks';
import { removeLink, setLink } from './links';
import { toggleList } from './lists';
import { setAlt, setPicture } from './pictures';
import {
  columnAfter,
  columnBefore,
  deleteColumn,
  deleteRow,
  deleteTable,
  insertTable,
  rowAbove,
  rowBelow,
  toggleHeaderRow,
} from './tables';

const unbroken = (html: string) => html.replace(/\n/g, '');

/** Runs a command in a text. @returns what the form gets, undefined if the command does not apply */
function after(html: string, selection: Command, command: Command): string | undefined {
  const { model, written } = makeText(html);
  model.apply(selection);
  if (!model.apply(command)) return undefined;
  const result = written();
  expect(sanitise(result)).toBe(result);
  return unbroken(result);
}

test.each<[string, string, string, Command, string]>([
  ['a heading', '<p>one</p><p>two</p>', 'two|', setBlock('heading3'), '<p>one</p><h3>two</h3>'],
  ['a heading again', '<h3>a</h3>', 'a|', setBlock('heading3'), '<p>a</p>'],
  [
    'a heading of an item',
    '<ul><li>a</li><li>b</li></ul>',
    'b|',
    setBlock('heading2'),
    '<ul><li>a</li></ul><h2>b</h2>',
  ],
  ['a quotation', '<h2>a</h2>', 'a|', setBlock('quotation'), '<blockquote><p>a</p></blockquote>'],
  ['no quotation', '<blockquote><p>a</p></blockquote>', 'a|', setBlock('paragraph'), '<p>a</p>'],
  ['a code sample', '<p>a <strong>b</strong></p>', 'a|', toggleCodeSample, '<pre><code>a b</code></pre>'],
  [
    'its language',
    '<pre><code class="language-js">a</code></pre>',
    'a|',
    setCodeLanguage('css'),
    '<pre class="language-css"><code>a</code></pre>',
  ],
  ['a list', '<p>a</p><p>b</p>', 'b|', toggleList('ul'), '<p>a</p><ul><li>b</li></ul>'],
  ['the other list', '<ul><li>a</li></ul>', 'a|', toggleList('ol'), '<ol><li>a</li></ol>'],
  ['no list', '<ul><li>a</li><li>b</li></ul>', 'b|', toggleList('ul'), '<ul><li>a</li></ul><p>b</p>'],
  ['bold', '<p>a b</p>', 'b', toggle('strong'), '<p>a <strong>b</strong></p>'],
  ['not bold, of the older element', '<p>a <b>b</b></p>', 'b', toggle('strong'), '<p>a b</p>'],
  ['no formats', '<h2>a <em>b</em> <a href="/c">c</a></h2>', 'b', clearFormatting, '<p>a b <a href="/c">c</a></p>'],
  ['a link', '<p>a b</p>', 'b', setLink('modrina.example/c'), '<p>a <a href="https://modrina.example/c">b</a></p>'],
  [
    'another address',
    '<p><a href="/b" title="t">a <em>b</em></a></p>',
    'a|',
    setLink('/c/'),
    '<p><a href="/c/" title="t">a <em>b</em></a></p>',
  ],
  [
    'an address as its own text',
    '<p>a</p>',
    'a|',
    setLink('x@y.example'),
    '<p>a<a href="mailto:x@y.example">x@y.example</a></p>',
  ],
  ['a page by its title', '<p>a</p>', 'a|', setLink('/c/', 'C'), '<p>a<a href="/c/">C</a></p>'],
  ['no link', '<p>a <a href="/b">b <em>c</em></a></p>', 'c|', removeLink, '<p>a b <em>c</em></p>'],
  ['a picture', '<p>a</p>', 'a|', setPicture({ src: '/b.png', alt: 'B' }), '<p>a<img src="/b.png" alt="B" /></p>'],
])('makes %s', (_, html, selection, command, expected) => {
  expect(after(html, select(selection), command)).toBe(expected);
});

test.each<[string, Command, string]>([
  ['a script', setLink('javascript:alert(1)'), '<p>a</p>'],
  ['a picture within the text', setPicture({ src: 'data:image/png;base64,AA', alt: '' }), '<p>a</p>'],
  ['a link in a code sample', setLink('/b/'), '<pre><code>a</code></pre>'],
  ['a table in a table', insertTable, '<table><tbody><tr><td>a</td></tr></tbody></table>'],
  [
    'a row above the head',
    rowAbove,
    '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table>',
  ],
])('makes no %s', (_, command, html) => expect(after(html, select('a|'), command)).toBeUndefined());

test('writes an alternative text, or that a picture is decoration', () => {
  const html = '<p>a <img src="/b.png" alt="B" /></p>';
  expect(after(html, selectNode('img'), setAlt('C'))).toBe('<p>a <img src="/b.png" alt="C" /></p>');
  expect(after(html, selectNode('img'), setAlt(''))).toBe('<p>a <img src="/b.png" alt="" /></p>');
  expect(after(html, selectNode('img'), setAlt(null))).toBe('<p>a <img src="/b.png" /></p>');
});

const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
const head = (...cells: string[]) => row(...cells).replaceAll('td>', 'th>');
const table = (first: string, ...rows: string[]) =>
  `<table><thead>${first}</thead><tbody>${rows.join('')}</tbody></table>`;
const bare = (...rows: string[]) => `<table><tbody>${rows.join('')}</tbody></table>`;
const whole = table(head('h', 'i'), row('a', 'b'), row('c', 'd'));

test.each<[string, Command, string]>([
  ['rowAbove', rowAbove, table(head('h', 'i'), row('', ''), row('a', 'b'), row('c', 'd'))],
  ['rowBelow', rowBelow, table(head('h', 'i'), row('a', 'b'), row('', ''), row('c', 'd'))],
  ['deleteRow', deleteRow, table(head('h', 'i'), row('c', 'd'))],
  ['columnBefore', columnBefore, table(head('', 'h', 'i'), row('', 'a', 'b'), row('', 'c', 'd'))],
  ['columnAfter', columnAfter, table(head('h', '', 'i'), row('a', '', 'b'), row('c', '', 'd'))],
  ['deleteColumn', deleteColumn, table(head('i'), row('b'), row('d'))],
  ['toggleHeaderRow', toggleHeaderRow, bare(row('h', 'i'), row('a', 'b'), row('c', 'd'))],
  ['deleteTable', deleteTable, ''],
])('%s changes a table', (_, command, expected) => expect(after(whole, select('a|'), command)).toBe(expected));

test('inserts a table with a header row, and makes a header of the first row', () => {
  const empty = ['', '', ''] as const;
  expect(after('<p>a</p>', select('a|'), insertTable)).toBe(
    `<p>a</p>${table(head(...empty), row(...empty), row(...empty))}`,
  );
  expect(after(bare(row('a', 'b'), row('c', 'd')), select('c|'), toggleHeaderRow)).toBe(
    table(head('a', 'b'), row('c', 'd')),
  );
});

test('keeps the caret in a table when its last row is deleted', () => {
  const { model } = makeText(whole);
  model.apply(select('c|'));
  model.apply(deleteRow);
  expect(model.snapshot().look.table).toBeDefined();
});

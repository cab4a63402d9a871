import { longestRun } from './inlineMarkdown';
import { markdownOf } from './markdownOf';
import type { LocalText } from './localText';
import type { RichTextNode } from '../../lib/text/RichText';

const el = (tag: string, ...children: RichTextNode[]): RichTextNode => ({
  type: 'element',
  tag,
  attributes: {},
  children,
});
const text = (value: string): RichTextNode => ({ type: 'text', value });
const many = (count: number, tag: string, child: RichTextNode): RichTextNode => ({
  type: 'element',
  tag,
  attributes: {},
  children: Array.from({ length: count }, () => child),
});
const markdown = (...nodes: RichTextNode[]) =>
  markdownOf({ nodes, hrefOf: () => undefined, pictureOf: () => undefined } as unknown as LocalText);

it('measures the longest run', () => {
  expect(longestRun('a`b```c``', /`+/g)).toBe(3);
  expect(longestRun('a', /`+/g)).toBe(0);
});

it.each([
  ['runs of backticks in a sample', el('pre', el('code', text('` '.repeat(250_000))))],
  ['runs of backticks in a line', el('p', el('code', text('` '.repeat(250_000))))],
  ['spaces in a strong text', el('p', el('strong', text(`a${'\u00a0'.repeat(250_000)}b`)))],
  ['spaces in a heading', el('h2', text(`a${'\u00a0'.repeat(250_000)}b`))],
  ['spaces in a cell', el('table', el('tr', el('td', text(`a${'\u00a0'.repeat(250_000)}b`))))],
  ['rows of a table', many(150_000, 'table', el('tr', el('td', text('a'))))],
  ['spaces in a paragraph', el('p', text(`a${'\u00a0'.repeat(250_000)}b`))],
  ['lines of a paragraph', el('p', many(125_000, 'span', el('br')), text('end'))],
  ['lines at the end of a strong text', el('p', el('strong', text('a'), many(125_000, 'span', el('br'))), text('end'))],
])('writes Markdown of 500 kB of %s within seconds', (_, node) => {
  const since = performance.now();
  expect(markdown(node).length).toBeGreaterThan(100);
  expect(performance.now() - since).toBeLessThan(10_000);
});

it('keeps a backslash at the end of a cell, and drops the one of a line break', () => {
  const cell = el('td', text('a'), el('br'), text('C:\\'));
  expect(markdown(el('table', el('tr', cell)))).toContain('| a C:\\\\ |');
});

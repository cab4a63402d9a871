import { keepRichText, keptRichText } from '../nodes/parseHtml';
import { MAX_DEPTH } from './RichTextContext';
import { parseRichText } from './parseRichText';
import type { RichTextNode } from './RichText';

const parse = (html: string) => parseRichText(html, { origins: [], collectionIds: new Map() });
const nested = (depth: number, inner: string, tag = 'div') =>
  `<${tag}>`.repeat(depth) + inner + `</${tag}>`.repeat(depth);

function depthOf(nodes: RichTextNode[]): number {
  return Math.max(0, ...nodes.map((node) => (node.type === 'text' ? 0 : 1 + depthOf(node.children))));
}

it('keeps a text of the greatest depth', () => {
  const { tree, isFlattened } = parse(nested(MAX_DEPTH, 'deep'));
  expect(depthOf(tree)).toBe(MAX_DEPTH);
  expect(isFlattened).toBeUndefined();
});

it.each([MAX_DEPTH + 1, 5_000, 20_000])(
  'keeps the text of %i elements inside one another and bounds the tree',
  (depth) => {
    const richText = parse(`<p>before</p>${nested(depth, 'deep<br>words')}<p>after</p>`);
    expect(depthOf(richText.tree)).toBeLessThanOrEqual(MAX_DEPTH + 1);
    expect(richText).toMatchObject({ text: 'before deep words after', isFlattened: true });
    expect(keptRichText(keepRichText(richText))?.text).toBe('before deep words after');
  },
);

it('keeps images and links at the bound, in their order', () => {
  const { tree, text } = parse(
    nested(MAX_DEPTH + 3, 'a<b>b</b>c<img src="https://a.example/x.png" alt="">d<i>e</i>', 'div'),
  );
  expect(text).toBe('abcde');
  expect(JSON.stringify(tree)).toContain('"tag":"img"');
});

it.each(['ul', 'blockquote', 'span', 'a', 'p', 'table', 'pre', 'h2', 'details'])(
  'survives 5,000 unclosed <%s>',
  (tag) => {
    expect(parse(`<${tag}>`.repeat(5_000) + 'deep').text).toBe('deep');
  },
);

it.each([
  ['line breaks', '<br>'.repeat(125_000), 1_000],
  ['headings of one text', '<h2>a</h2>'.repeat(50_000), 50_000],
  ['links', '<a href="/a/">b</a>'.repeat(26_000), 26_000],
  ['spaces that do not break', `<p>a${'\u00a0'.repeat(250_000)}b</p>`, 1],
  ['characters of markup', '<'.repeat(500_000), 1],
])('parses 500 kB of %s within seconds', (_, html) => {
  const since = performance.now();
  expect(parse(html).tree.length).toBeGreaterThan(0);
  expect(performance.now() - since).toBeLessThan(10_000);
});

it('keeps the space between two words of a line that stand in no paragraph, and none beside blocks', () => {
  const text = (html: string) => parse(html).text;
  expect(text('<blockquote><em>a</em> <strong>b</strong></blockquote>')).toBe('a b');
  expect(text('<a href="/x/">a</a>\n<b>b</b>')).toBe('a b');
  expect(parse('<div>\n  <p>a</p>\n  <p>b</p>\n</div>').tree).toMatchObject([
    { tag: 'div', children: [{ tag: 'p' }, { tag: 'p' }] },
  ]);
});

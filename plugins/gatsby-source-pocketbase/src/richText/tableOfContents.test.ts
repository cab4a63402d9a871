import { tableOfContents, type TocEntry } from './tableOfContents';

/** `[2, 'a'], [3, 'b']` as headings, and the tree back as `a(b)`. */
const tree = (...headings: [number, string][]) => {
  const write = (entries: TocEntry[]): string =>
    entries.map(({ id, items }) => id + (items.length ? `(${write(items)})` : '')).join(' ');
  return write(tableOfContents(headings.map(([level, id]) => ({ id, text: id, level }))));
};

it('puts each heading under the one that it belongs to', () => {
  expect(tree([2, 'a'], [3, 'b'], [3, 'c'], [4, 'd'], [2, 'e'])).toBe('a(b c(d)) e');
});

it('takes skipped ranks for none', () => {
  expect(tree([2, 'a'], [5, 'b'], [4, 'c'], [3, 'd'])).toBe('a(b c d)');
  expect(tree([4, 'a'], [3, 'b'], [4, 'c'], [2, 'd'], [6, 'e'])).toBe('a b(c) d(e)');
});

it('has nothing of a text without headings, and all there is to say of one', () => {
  expect(tableOfContents([])).toEqual([]);
  expect(tableOfContents([{ id: 'a', text: 'A', level: 2 }])).toEqual([{ id: 'a', text: 'A', level: 2, items: [] }]);
});

import type { NodePluginSchema } from 'gatsby';
import { parseRichText } from '../richText/parseRichText';
import type { RichText } from '../richText/RichText';
import { richTextTypes, tableOfContents, type TocEntry } from '../graphql/richTextTypes';

interface Field {
  type: string;
  resolve?: (source: RichText, args: object, context: object) => unknown;
}
interface Config {
  name: string;
  extensions: object;
  fields: Record<string, Field | string>;
}

/** Gatsby's type builder, as far as it hands on what it is given. */
const schema = { buildObjectType: (config: Config) => config } as unknown as NodePluginSchema;
const context = { origins: [], collectionIds: new Map([['posts', 'pbc_1']]) };
const types = richTextTypes(schema, String, { context, pages: [], locales: ['en'] }) as unknown as Config[];

const resolve = (field: string, source: RichText, args = {}, nodes: Record<string, object> = {}) => {
  const config = types.find(({ name }) => name === 'PbRichText')?.fields[field];
  const nodeModel = { getNodeById: ({ id }: { id: string }) => nodes[id] ?? null };
  return typeof config === 'object' ? config.resolve?.(source, args, { nodeModel }) : undefined;
};

it('infers no type', () => {
  expect(types.map(({ name, extensions }) => [name, extensions])).toEqual(
    ['PbHeading', 'PbTocEntry', 'PbRichTextFile', 'PbRichText'].map((name) => [name, { infer: false }]),
  );
});

it('makes an excerpt and a table of contents on request', () => {
  const text = parseRichText('<h2>One</h2><p>two three</p><h3>Four</h3>', context);
  expect(resolve('excerpt', text, { length: 9 })).toBe('One two…');
  expect(resolve('tableOfContents', text)).toEqual([
    { id: 'one', text: 'One', level: 2, items: [{ id: 'four', text: 'Four', level: 3, items: [] }] },
  ]);
});

it('gives the files that are there, by the names that the tree has for them', () => {
  const file = { publicURL: '/static/1/plan.pdf' };
  const text = parseRichText(
    '<a href="/api/files/posts/r1/plan.pdf">a</a><a href="/api/files/posts/r1/gone.pdf">b</a>',
    context,
  );
  expect(resolve('files', text, {}, { 'pb-file:pbc_1/r1/plan.pdf': file })).toEqual([
    { src: 'pbc_1/r1/plan.pdf', file },
  ]);
  expect(resolve('images', text)).toEqual([]);
});

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

it('has no entries without headings, and one for a single heading', () => {
  expect(tableOfContents([])).toEqual([]);
  expect(tableOfContents([{ id: 'a', text: 'A', level: 2 }])).toEqual([{ id: 'a', text: 'A', level: 2, items: [] }]);
});

import type { NodePluginSchema } from 'gatsby';
import { parseRichText } from './parseRichText';
import type { RichText } from './RichText';
import { richTextTypes } from './richTextTypes';

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

it('leaves nothing to be inferred', () => {
  expect(types.map(({ name, extensions }) => [name, extensions])).toEqual(
    ['PbHeading', 'PbTocEntry', 'PbRichTextFile', 'PbRichText'].map((name) => [name, { infer: false }]),
  );
});

it('makes an excerpt and a table of contents when they are asked for', () => {
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

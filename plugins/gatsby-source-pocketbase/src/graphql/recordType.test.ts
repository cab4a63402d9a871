import type { NodePluginSchema } from 'gatsby';
import { sampleModel } from '../testing/sampleModel';
import { sampleOptions } from '../testing/sampleOptions';
import { partTypes, recordType } from '../graphql/recordType';
import { makeShapes, type Shape } from '../model/Shape';

interface Config {
  name: string;
  extensions?: object;
  fields?: Record<string, string | { type: string; description?: string; extensions?: object }>;
  values?: Record<string, object>;
}

/** Gatsby's type builders, as far as they hand on what they are given. */
const build = (config: Config) => ({ config });
const schema = { buildObjectType: build, buildEnumType: build } as unknown as NodePluginSchema;

const backRelations = [{ type: 'Tag', field: 'leads', from: 'posts', by: 'lead', sort: 'order' }];
const options = sampleOptions({ backRelations });
const shapes = makeShapes(sampleModel(), options);
const [posts, tags] = shapes as [Shape, Shape];
const configOf = (shape: Shape) =>
  (recordType(shape, shapes, options, schema, (key) => key) as unknown as { config: Config }).config;
const typesOf = ({ fields = {} }: Config) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, typeof field === 'string' ? field : field.type]),
  );

it('writes every field out, so that an empty collection can be queried', () => {
  expect(configOf(posts).extensions).toEqual({ infer: false });
  expect(typesOf(configOf(posts))).toEqual({
    pbId: 'String!',
    locale: 'String!',
    isFallback: 'Boolean!',
    borrowed: '[PbBorrowed!]!',
    isDraft: 'Boolean!',
    alternates: '[Post!]!',
    pbLinks: 'PostLinks!',
    title: 'String!',
    body: 'PbRichText!',
    note: 'String',
    details: 'JSON',
    status: 'PostStatus!',
    code: 'String',
    publish_at: 'Date',
    price: 'Float!',
    order: 'Int!',
    demo: 'Boolean!',
    place: 'PbGeoPoint',
    image: 'PbFile',
    gallery: '[PbFile!]!',
    tags: '[Tag!]!',
    lead: 'Tag',
    pbParent: 'Post',
    author: 'String',
    created: 'Date',
    updated: 'Date',
  });
});

it('adds back-relations', () => {
  expect(typesOf(configOf(tags))).toMatchObject({ leads: '[Post!]!', name: 'String!', force_sl: 'Boolean!' });
});

it('has a path where the option makes one', () => {
  const withPath: Shape = { ...posts, options: { ...posts.options, path: () => null } };
  expect(typesOf(configOf(withPath))).toMatchObject({ path: 'String' });
});

it('carries the help texts over and formats dates', () => {
  const { fields = {} } = configOf(posts);
  expect(fields.title).toMatchObject({ description: 'Shown in lists.' });
  expect(fields.publish_at).toMatchObject({ extensions: { dateformat: {} } });
});

it('makes an enum of values that GraphQL can name, and of those only', () => {
  const configs = partTypes(posts, schema).map((type) => (type as unknown as { config: Config }).config);
  expect(configs.map(({ name }) => name)).toEqual(['PostLinks', 'PostStatus']);
  expect(configs[1]?.values).toEqual({ draft: { value: 'draft' }, published: { value: 'published' } });
});

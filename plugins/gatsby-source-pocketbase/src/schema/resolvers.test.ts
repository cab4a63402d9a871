import { sampleModel } from '../testing/sampleModel';
import { sampleOptions } from '../testing/sampleOptions';
import { backRelationResolver, relationResolver, stampResolver, type RecordNode } from './resolvers';
import { makeShapes, type ShapeField } from './Shape';

const [posts] = makeShapes(sampleModel(), sampleOptions());
const field = (name: string) => posts?.fields.find((shaped) => shaped.field.name === name) as ShapeField;
const source = (pbLinks: RecordNode['pbLinks']): RecordNode => ({
  pbId: 'p1',
  locale: 'sl',
  pbLinks,
  pbState: 'state',
});

/** Gatsby's node model over these nodes; remembers what each query was made to depend on. */
function nodeModel(nodes: Record<string, object>) {
  const types: string[] = [];
  const queries: object[] = [];
  return {
    types,
    queries,
    getNodeById: ({ id }: { id: string }, dependencies?: { connectionType?: string }) => {
      if (dependencies?.connectionType) types.push(dependencies.connectionType);
      return nodes[id] ?? null;
    },
    findAll: async (query: object) => {
      queries.push(query);
      return { entries: Object.values(nodes) };
    },
  };
}

const a = { name: 'A' };
const b = { name: 'B' };
const both = { 'pb:pbc_tags:a:sl': a, 'pb:pbc_tags:b:sl': b };

it('finds targets in the same locale and the editor’s order, and depends on them alone', () => {
  const model = nodeModel(both);
  expect(relationResolver(field('tags'), String)(source({ tags: ['b', 'a'] }), {}, { nodeModel: model })).toEqual([
    b,
    a,
  ]);
  expect(model.types).toEqual([]);
});

it('drops a missing target, and depends on the type until it appears', () => {
  const model = nodeModel({ 'pb:pbc_tags:a:sl': a });
  expect(relationResolver(field('tags'), String)(source({ tags: ['b', 'a'] }), {}, { nodeModel: model })).toEqual([a]);
  expect(model.types).toEqual(['Tag']);
});

it('gives one target or null for a single relation', () => {
  const resolve = relationResolver(field('lead'), String);
  expect(resolve(source({ lead: 'a' }), {}, { nodeModel: nodeModel(both) })).toBe(a);
  expect(resolve(source({ lead: null }), {}, { nodeModel: nodeModel(both) })).toBeNull();
});

it('asks for what points back, in order, leaving out what has a parent', async () => {
  const model = nodeModel({});
  const relation = { type: 'Menu', field: 'links', from: 'menu_links', by: 'menu', sort: 'order', without: 'parent' };
  await backRelationResolver(relation, 'MenuLink')(source({}), {}, { nodeModel: model });
  expect(model.queries).toEqual([
    {
      type: 'MenuLink',
      query: {
        filter: { locale: { eq: 'sl' }, pbLinks: { menu: { in: ['p1'] }, parent: { eq: null } } },
        sort: [{ order: 'ASC' }, { pbId: 'ASC' }],
      },
    },
  ]);
});

it('reads the save time from the record’s state', () => {
  const model = nodeModel({ state: { updated: '2026-01-01T00:00:00.000Z' } });
  expect(stampResolver(source({}), {}, { nodeModel: model })).toBe('2026-01-01T00:00:00.000Z');
});

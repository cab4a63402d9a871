import { keepRichText } from '../nodes/parseHtml';
import { parseRichText } from '../richText/parseRichText';
import { sampleModel } from '../testing/sampleModel';
import { sampleOptions } from '../testing/sampleOptions';
import {
  alternatesResolver,
  backRelationResolver,
  relationResolver,
  richTextResolver,
  stampResolver,
} from '../graphql/resolvers';
import type { RecordNode } from '../model/RecordNode';
import { makeShapes, type Shape, type ShapeField } from '../model/Shape';

const LOCALES = ['en', 'sl', 'de'];
const [posts] = makeShapes(sampleModel(), sampleOptions()) as [Shape];
const field = (name: string) => posts.fields.find((shaped) => shaped.field.name === name) as ShapeField;
const node = (pbId: string, locale: string, pbSiblings: Record<string, string> = {}): RecordNode => ({
  pbId,
  locale,
  isFallback: false,
  borrowed: [],
  isDraft: false,
  pbLinks: {},
  pbSiblings,
});
const source = (pbLinks: RecordNode['pbLinks'], changes: Partial<RecordNode> = {}): RecordNode => ({
  ...node('p1', 'sl', { en: 'p1', sl: 'p1' }),
  pbLinks,
  pbState: 'state',
  ...changes,
});

/** Gatsby's node model over these nodes; remembers what each query was made to depend on. */
function nodeModel(nodes: Record<string, object>) {
  const types: string[] = [];
  const found: string[] = [];
  const queries: object[] = [];
  return {
    types,
    found,
    queries,
    getNodeById: ({ id }: { id: string }, dependencies?: { connectionType?: string }) => {
      if (dependencies?.connectionType) types.push(dependencies.connectionType);
      else if (nodes[id]) found.push(id);
      return nodes[id] ?? null;
    },
    findAll: async (query: object) => {
      queries.push(query);
      return { entries: Object.values(nodes) };
    },
  };
}

describe('a relation', () => {
  const a = node('a', 'sl');
  const b = node('b', 'sl');
  const both = { 'pb:pbc_tags:a:sl': a, 'pb:pbc_tags:b:sl': b };
  const resolve = (name: string, from: RecordNode, model: ReturnType<typeof nodeModel>) =>
    relationResolver(field(name), String, LOCALES)(from, {}, { nodeModel: model });

  it('finds targets in the same locale and the editor’s order, and depends on them alone', () => {
    const model = nodeModel(both);
    expect(resolve('tags', source({ tags: ['b', 'a'] }), model)).toEqual([b, a]);
    expect([model.found, model.types]).toEqual([['pb:pbc_tags:b:sl', 'pb:pbc_tags:a:sl'], []]);
  });

  it('drops a missing target, and depends on the type until it appears', () => {
    const model = nodeModel({ 'pb:pbc_tags:a:sl': a });
    expect(resolve('tags', source({ tags: ['b', 'a'] }), model)).toEqual([a]);
    expect(model.types).toEqual(['Tag']);
  });

  it('gives one target or null where it is single', () => {
    expect(resolve('lead', source({ lead: 'a' }), nodeModel(both))).toBe(a);
    expect(resolve('lead', source({ lead: null }), nodeModel(both))).toBeNull();
  });

  it('leads to the translation of its target, and depends on what names that', () => {
    const slovenian = node('s', 'sl');
    const model = nodeModel({
      'pb:pbc_tags:e:en': node('e', 'en', { en: 'e', sl: 's' }),
      'pb:pbc_tags:s:sl': slovenian,
    });
    expect(resolve('lead', source({ lead: 'e' }), model)).toBe(slovenian);
    expect([model.found, model.types]).toEqual([['pb:pbc_tags:e:en', 'pb:pbc_tags:s:sl'], []]);
  });

  it('is empty where its target has no translation, and depends on the target, which changes when one comes', () => {
    const model = nodeModel({ 'pb:pbc_tags:e:en': node('e', 'en', { en: 'e' }) });
    expect(resolve('lead', source({ lead: 'e' }), model)).toBeNull();
    expect([model.found, model.types]).toEqual([['pb:pbc_tags:e:en'], []]);
  });

  it('leads from a record whose locale is not built to its translation', () => {
    const slovenian = node('s', 'sl');
    const model = nodeModel({
      'pb-record:pbc_tags:it': { pbSiblings: { sl: 's' } },
      'pb:pbc_tags:s:sl': slovenian,
    });
    expect(resolve('lead', source({ lead: 'it' }), model)).toBe(slovenian);
    expect(model.types).toEqual([]);
  });

  it('shows a thing once, though two of its translations were chosen', () => {
    const model = nodeModel({ ...both, 'pb:pbc_tags:e:en': node('e', 'en', { en: 'e', sl: 'a' }) });
    expect(resolve('tags', source({ tags: ['e', 'b', 'a'] }), model)).toEqual([a, b]);
  });
});

describe('a back-relation', () => {
  const relation = { type: 'Menu', field: 'links', from: 'menu_links', by: 'menu', sort: 'order', without: 'parent' };
  const queryOf = async (from: RecordNode) => {
    const model = nodeModel({});
    await backRelationResolver(relation, 'MenuLink')(from, {}, { nodeModel: model });
    return model.queries[0];
  };

  it('returns the records that point here, in order, without those that have a parent', async () => {
    expect(await queryOf(source({}))).toEqual({
      type: 'MenuLink',
      query: {
        filter: { locale: { eq: 'sl' }, pbLinks: { menu: { in: ['p1'] }, parent: { eq: null } } },
        sort: [{ order: 'ASC' }, { pbId: 'ASC' }],
      },
    });
  });

  it('returns the records that point to any translation', async () => {
    expect(await queryOf(source({}, { pbGroup: ['p0', 'p1', 'p2'] }))).toMatchObject({
      query: { filter: { locale: { eq: 'sl' }, pbLinks: { menu: { in: ['p0', 'p1', 'p2'] } } } },
    });
  });
});

describe('the alternates', () => {
  const english = node('p1', 'en');
  const german = node('p2', 'de');
  const model = () =>
    nodeModel({ 'pb:pbc_posts:p1:en': english, 'pb:pbc_posts:p1:sl': node('p1', 'sl'), 'pb:pbc_posts:p2:de': german });
  const resolve = (pbSiblings: Record<string, string>, locales = LOCALES) =>
    alternatesResolver(posts, String, locales)(source({}, { pbSiblings }), {}, { nodeModel: model() });

  it('are the nodes of the other locales, in the order of the site', () => {
    expect(resolve({ de: 'p2', sl: 'p1', en: 'p1' })).toEqual([english, german]);
    expect(resolve({ de: 'p2', sl: 'p1', en: 'p1' }, ['de', 'sl', 'en'])).toEqual([german, english]);
  });

  it('are those that there are', () => {
    expect(resolve({ sl: 'p1', de: 'p2' })).toEqual([german]);
    expect(resolve({ sl: 'p1' })).toEqual([]);
  });
});

it('gives a rich text with the locale in which its links are resolved', () => {
  const resolve = richTextResolver(field('body'));
  const body = keepRichText(parseRichText('<p>T</p>', { origins: [], collectionIds: new Map() }));
  expect(resolve(source({}, { body }))).toMatchObject({ text: 'T', links: [], locale: 'sl' });
  expect(resolve(source({}, { body: null }))).toBeNull();
});

it('reads the save time from the record’s state', () => {
  const model = nodeModel({ state: { updated: '2026-01-01T00:00:00.000Z' } });
  expect(stampResolver(source({}), {}, { nodeModel: model })).toBe('2026-01-01T00:00:00.000Z');
});

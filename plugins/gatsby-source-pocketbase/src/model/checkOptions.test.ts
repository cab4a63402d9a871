import type { LocaleOptions, Options } from '../options/Options';
import { sampleModel, translatedModel } from '../testing/sampleModel';
import { sampleLocales, sampleOptions } from '../testing/sampleOptions';
import { checkOptions } from '../model/checkOptions';
import { unknownFields } from './optionProblems';
import { fieldOf } from '../model/Model';

const check = (changes: Partial<Options>) => () => checkOptions(sampleModel(), sampleOptions(changes));
const posts = { name: 'posts', type: 'Post' };
const byRecords = (changes: Partial<LocaleOptions> = {}) => sampleLocales({ by: 'records', ...changes });
const tags = { name: 'tags', type: 'Tag' };

it('accepts what fits', () => {
  expect(
    check({ backRelations: [{ type: 'Tag', field: 'posts', from: 'posts', by: 'lead', sort: 'order' }] }),
  ).not.toThrow();
});

it('accepts a view with the fields of the filter and the stamps', () => {
  const filter = 'status = "published"';
  expect(check({ collections: [{ ...posts, filter, listFrom: 'view_list' }] })).not.toThrow();
});

it.each<[Partial<Options>, string]>([
  [{ collections: [{ ...posts, listFrom: 'tags' }] }, '"listFrom" of "posts" names "tags", which is no view.'],
  [
    { collections: [{ ...posts, filter: 'status = "published"', listFrom: 'view_ids' }] },
    '"listFrom" of "posts" names "view_ids", which lacks "updated", "status"',
  ],
  [
    { collections: [{ ...posts, forceLocale: { field: 'demo', locale: 'sl' }, listFrom: 'view_list' }] },
    'which lacks "demo"',
  ],
  [{ collections: [{ name: 'pots', type: 'Pot' }] }, 'there is no collection "pots"'],
  [
    { collections: [{ ...posts, filter: 'stauts = "published"' }] },
    'the filter of "posts" names "stauts", which the collection lacks',
  ],
  [{ collections: [{ ...posts, only: 'hiden = false' }] }, 'the filter of "posts" names "hiden"'],
  [
    { collections: [{ ...posts, only: 'demo = false', listFrom: 'view_list' }] },
    '"listFrom" of "posts" names "view_list", which lacks "demo"',
  ],
  [
    { collections: [{ ...posts, richText: ['demo'] }] },
    '"richText" of "posts" names "demo", which is no editor or text field',
  ],
  [
    { collections: [{ ...posts, forceLocale: { field: 'demo', locale: 'de' } }] },
    'the locale "de", which is not in "locales.list"',
  ],
  [
    { collections: [{ ...posts, forceLocale: { field: 'title', locale: 'sl' } }] },
    '"title", which is no bool field of "posts"',
  ],
  [
    { collections: [{ ...posts, forceLocale: { via: 'note', field: 'force_sl', locale: 'sl' } }] },
    '"note", which is no relation of it',
  ],
  [
    { backRelations: [{ type: 'Page', field: 'x', from: 'posts', by: 'lead' }] },
    'the type "Page", which no collection has',
  ],
  [
    { backRelations: [{ type: 'Tag', field: 'x', from: 'people', by: 'lead' }] },
    '"people", which is not in "collections"',
  ],
  [
    { backRelations: [{ type: 'Tag', field: 'x', from: 'posts', by: 'title' }] },
    '"title", which is no relation from "posts" to "tags"',
  ],
  [
    { backRelations: [{ type: 'Tag', field: 'x', from: 'posts', by: 'lead', sort: 'rank' }] },
    '"rank", which "posts" lacks',
  ],
  [{ backRelations: [{ type: 'Tag', field: 'name', from: 'posts', by: 'lead' }] }, 'has the name of a field of "tags"'],
  [
    { backRelations: [{ type: 'Tag', field: 'alternates', from: 'posts', by: 'lead' }] },
    'the back-relation Tag.alternates has a name that the plugin or Gatsby needs',
  ],
  [{ locales: sampleLocales({ fallback: { de: ['en'] } }) }, '"locales.fallback" names the locale "de"'],
  [{ collections: [{ ...posts, fallback: { sl: ['it'] } }] }, '"fallback" of "posts" names the locale "it"'],
  [{ locales: byRecords() }, '"locales.by" is "records", but no collection has the field "locale"'],
  [{ collections: [posts, { ...tags, type: 'PostStatus' }] }, 'two types would be called "PostStatus"'],
])('reports a contradiction: %j', (changes, problem) => {
  expect(check(changes)).toThrow(problem);
});

describe('translations that are records of their own', () => {
  const collections = [
    { name: 'news', type: 'News' },
    { name: 'topics', type: 'Topic' },
  ];
  const checkNews = (changes: Partial<Options> = {}) => {
    const options = sampleOptions({ collections, locales: byRecords(), ...changes });
    return () => checkOptions(translatedModel(), options);
  };

  it('are known by the two fields', () => {
    const [news, topics] = checkNews()();
    expect([news?.translatedBy, topics?.translatedBy]).toEqual([
      { field: 'locale', key: 'translation_key' },
      undefined,
    ]);
    expect(checkNews({ locales: byRecords({ key: 'topic' }) })).not.toThrow();
  });

  it.each<[Partial<Options>, string]>([
    [
      { collections: [{ name: 'topics', type: 'Topic', forceLocale: { field: 'flag', locale: 'sl' } }] },
      '"forceLocale.field" of "topics" names "flag"',
    ],
    [
      { collections: [{ name: 'news', type: 'News', listFrom: 'news_list' }] },
      '"news_list", which lacks "locale", "translation_key"',
    ],
    [{ locales: byRecords({ key: 'group' }) }, 'has the field "group", by which translations find each other'],
    [{ locales: byRecords({ field: 'created' }) }, 'in "news" is neither a text nor a single choice'],
    [{ locales: byRecords({ key: 'related' }) }, 'in "news" is neither a text, a single choice nor a relation'],
  ])('need fields that fit: %j', (changes, problem) => {
    expect(checkNews(changes)).toThrow(problem);
  });

  it('have no forced locale', () => {
    const forceLocale = { field: 'demo', locale: 'sl' };
    expect(check({ locales: byRecords({ field: 'note' }), collections: [{ ...posts, forceLocale }] })).toThrow(
      '"forceLocale" of "posts" picks among the fields of one record: it has no place where "locales.by" is "records"',
    );
  });
});

it('makes no path beside a field of that name', () => {
  const model = sampleModel().map((collection) => ({
    ...collection,
    fields: collection.fields.map((field) => (field.name === 'note' ? { ...field, name: 'path' } : field)),
  }));
  const options = (path?: () => null) => sampleOptions({ collections: [{ ...posts, ...(path && { path }) }, tags] });
  expect(() =>
    checkOptions(
      model,
      options(() => null),
    ),
  ).toThrow('"path" of "posts" makes the field "path", which the collection has already');
  expect(checkOptions(model, options())[0]?.fields.map(({ name }) => name)).toContain('pbPath');
});

describe('names in a filter', () => {
  const model = sampleModel();
  const collection = model.find(({ name }) => name === 'posts');
  const unknown = (filter: string) => (collection ? unknownFields(model, collection, filter) : ['no collection']);

  it('are found in expressions, modifiers, relations and back-relations', () => {
    expect(
      unknown('title ~ "x" && (tags.name ?= "a" || publish_at <= @now) && tags:length > 1 && demo = true'),
    ).toEqual([]);
    expect(unknown('lead.posts_via_tags.title = "x" && strftime("%Y", created) = "2026"')).toEqual([]);
    expect(unknown('details.a.b = 1 && place.lon > 3')).toEqual([]);
  });

  it('are reported when the collection lacks them', () => {
    expect(unknown('titel = "titel" && tags.nome = 1 && posts_via_nothing.id = 1')).toEqual([
      'titel',
      'tags.nome',
      'posts_via_nothing.id',
    ]);
  });

  it('are not looked for in texts', () => {
    expect(unknown(`title = "some 'text' \\"here\\"" // and a comment`)).toEqual([]);
  });
});

it('accepts the fields of the model', () => {
  const model = sampleModel();
  expect(model.map(({ name }) => name)).toEqual(['people', 'posts', 'tags', 'view_ids', 'view_list']);
  expect(model[1] && fieldOf(model[1], 'tags')).toMatchObject({ multiple: true, target: 'pbc_tags' });
  expect(model[1] && fieldOf(model[1], 'parent')).toMatchObject({ multiple: false });
});

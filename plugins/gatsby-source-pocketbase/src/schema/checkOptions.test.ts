import type { Options } from '../options/Options';
import { sampleModel } from '../testing/sampleModel';
import { sampleOptions } from '../testing/sampleOptions';
import { checkOptions } from './checkOptions';
import { unknownFields } from './filterFields';
import { fieldOf } from './Model';

const check = (changes: Partial<Options>) => () => checkOptions(sampleModel(), sampleOptions(changes));
const posts = { name: 'posts', type: 'Post' };
const tags = { name: 'tags', type: 'Tag' };

it('accepts what fits', () => {
  expect(
    check({ backRelations: [{ type: 'Tag', field: 'posts', from: 'posts', by: 'lead', sort: 'order' }] }),
  ).not.toThrow();
});

it.each<[Partial<Options>, string]>([
  [{ collections: [{ name: 'pots', type: 'Pot' }] }, 'there is no collection "pots"'],
  [
    { collections: [{ ...posts, filter: 'stauts = "published"' }] },
    'the filter of "posts" names "stauts", which the collection lacks',
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
  [{ collections: [posts, { ...tags, type: 'PostStatus' }] }, 'two types would be called "PostStatus"'],
])('says what does not fit: %j', (changes, problem) => {
  expect(check(changes)).toThrow(problem);
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

it('knows the fields of the model', () => {
  const model = sampleModel();
  expect(model.map(({ name }) => name)).toEqual(['people', 'posts', 'tags']);
  expect(model[1] && fieldOf(model[1], 'tags')).toMatchObject({ multiple: true, target: 'pbc_tags' });
  expect(model[1] && fieldOf(model[1], 'parent')).toMatchObject({ multiple: false });
});

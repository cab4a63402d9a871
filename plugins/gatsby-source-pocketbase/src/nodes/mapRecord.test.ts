import type { RawRecord } from '../client/listRecords';
import { makeShapes, shapeOf, type Shape } from '../schema/Shape';
import { sampleModel } from '../testing/sampleModel';
import { sampleOptions } from '../testing/sampleOptions';
import { mapRecord } from './mapRecord';

const options = sampleOptions();
const shapes = makeShapes(sampleModel(), options);
const posts = shapeOf(shapes, 'posts') as Shape;
const context = {
  locales: options.locales,
  richText: { origin: options.url, collectionIds: new Map([['posts', 'pbc_posts']]) },
};

/** A record as PocketBase sends it when only what it demands was entered. */
const record = (changes: Record<string, unknown> = {}): RawRecord => ({
  id: 'post00000000001',
  title: 'Hello',
  title_sl: '',
  body: '<p>Text</p>',
  body_sl: '',
  note: '',
  details: null,
  details_sl: null,
  status: 'published',
  code: '',
  publish_at: '',
  price: 0,
  order: 0,
  demo: false,
  place: { lon: 0, lat: 0 },
  image: '',
  gallery: [],
  tags: [],
  lead: '',
  parent: '',
  author: '',
  secret: 'x',
  created: '2026-01-02 03:04:05.678Z',
  updated: '2026-02-02 03:04:05.678Z',
  ...changes,
});

const nodeOf = (changes: Record<string, unknown>, locale = 'en', forced?: string) =>
  mapRecord(record(changes), posts, context, forced).nodes.find((node) => node.locale === locale);

it('makes a node for each locale', () => {
  const { nodes } = mapRecord(record({ title_sl: 'Zdravo' }), posts, context);
  expect(nodes.map(({ locale, title, isFallback }) => ({ locale, title, isFallback }))).toEqual([
    { locale: 'en', title: 'Hello', isFallback: false },
    { locale: 'sl', title: 'Zdravo', isFallback: false },
  ]);
});

it('turns zero values into null, save those of numbers and switches', () => {
  expect(nodeOf({})).toMatchObject({
    note: null,
    details: null,
    code: null,
    publish_at: null,
    place: null,
    image: null,
    gallery: [],
    author: null,
    price: 0,
    order: 0,
    demo: false,
    pbLinks: { tags: [], lead: null, parent: null },
  });
});

it('keeps neither translations, nor hidden fields, nor the save time', () => {
  const names = Object.keys(nodeOf({ title_sl: 'Zdravo' }) ?? {});
  expect(names).not.toEqual(expect.arrayContaining(['title_sl']));
  expect(names).not.toEqual(expect.arrayContaining(['secret']));
  expect(names).not.toEqual(expect.arrayContaining(['updated']));
  expect(names).toEqual(expect.arrayContaining(['title', 'created']));
});

it('makes the same node of the same texts, whenever they were saved', () => {
  expect(nodeOf({ updated: '2026-09-09 00:00:00.000Z' })).toEqual(nodeOf({}));
});

it('leaves the default locale as it is when only a translation changes', () => {
  expect(nodeOf({ title_sl: 'Zdravo', body_sl: '<p>Besedilo</p>' })).toEqual(nodeOf({}));
});

it('says so when a locale has none of the texts that every record must have', () => {
  expect(nodeOf({}, 'sl')?.isFallback).toBe(true);
  expect(nodeOf({ body_sl: '<p>Besedilo</p>' }, 'sl')?.isFallback).toBe(false);
  expect(nodeOf({ details: { a: 'A' }, details_sl: { a: 'Á' } }, 'sl')?.isFallback).toBe(true);
});

it('shows a forced locale in every locale, where its value exists', () => {
  const english = nodeOf({ title_sl: 'Zdravo' }, 'en', 'sl');
  expect(english).toMatchObject({ title: 'Zdravo', isFallback: false });
  expect(english?.body).toMatchObject({ text: 'Text' });
});

it('writes dates as ISO says', () => {
  expect(nodeOf({ publish_at: '2026-05-06 07:08:09.123Z' })?.publish_at).toBe('2026-05-06T07:08:09.123Z');
});

it('keeps the order of relations and remembers where they lead', () => {
  const { nodes, references } = mapRecord(record({ tags: ['b', 'a'], parent: 'p', author: 'x' }), posts, context);
  expect(nodes[0]?.pbLinks).toEqual({ tags: ['b', 'a'], lead: null, parent: 'p' });
  expect(references).toEqual([
    { field: 'tags', collectionId: 'pbc_tags', recordId: 'b' },
    { field: 'tags', collectionId: 'pbc_tags', recordId: 'a' },
    { field: 'pbParent', collectionId: 'pbc_posts', recordId: 'p' },
  ]);
});

it('leaves the id of a relation whose collection is not sourced', () => {
  expect(nodeOf({ author: 'x' })?.author).toBe('x');
});

it('collects the files of fields and of texts, each once', () => {
  const body = '<p><img src="http://old.example/api/files/posts/post00000000001/in_text.png"></p>';
  const { files, nodes } = mapRecord(record({ image: 'a.png', gallery: ['b.png', 'a.png'], body }), posts, context);
  expect(files).toEqual([
    'pbc_posts/post00000000001/in_text.png',
    'pbc_posts/post00000000001/a.png',
    'pbc_posts/post00000000001/b.png',
  ]);
  expect(nodes[0]?.image).toBe('pbc_posts/post00000000001/a.png');
});

it('has no text where the editor was left empty', () => {
  const shape: Shape = {
    ...posts,
    fields: posts.fields.map((each) => ({ ...each, field: { ...each.field, required: false } })),
  };
  expect(mapRecord(record({ body: '<p></p>' }), shape, context).nodes[0]?.body).toBeNull();
});

it('stops at a value that the selection lacks, naming the record', () => {
  expect(() => nodeOf({ status: 'archived' })).toThrow(
    'Record post00000000001 of "posts" has status = "archived", which is none of its values: open it in the dashboard and choose one.',
  );
});

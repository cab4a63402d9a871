import type { RawRecord } from '../client/listRecords';
import { makeShapes, shapeOf, type Shape } from '../model/Shape';
import { sampleModel } from '../testing/sampleModel';
import { sampleOptions } from '../testing/sampleOptions';
import { mapRecord } from './mapRecord';
import { keptRichText, parseHtml, scanHtml } from './parseHtml';

const options = sampleOptions();
const shapes = makeShapes(sampleModel(), options);
const posts = shapeOf(shapes, 'posts') as Shape;
const richText = { origins: [options.url], collectionIds: new Map([['posts', 'pbc_posts']]) };
const context = { locales: options.locales, parseHtml: parseHtml(richText) };
const published = { isDraft: false };

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
  mapRecord(record(changes), posts, context, { ...published, ...(forced && { forced }) }).nodes.find(
    (node) => node.locale === locale,
  );

it('makes a node for each locale', () => {
  const { nodes } = mapRecord(record({ title_sl: 'Zdravo' }), posts, context, published);
  expect(nodes.map(({ locale, title, isFallback }) => ({ locale, title, isFallback }))).toEqual([
    { locale: 'en', title: 'Hello', isFallback: false },
    { locale: 'sl', title: 'Zdravo', isFallback: false },
  ]);
});

it('typesets translated texts by the site’s function, in the language in which they are written', () => {
  const typeset = (text: string, locale: string) => text.replace(/v /g, `v_${locale}_`);
  const set = { ...context, parseHtml: parseHtml(richText, typeset), typeset };
  const values = { title: 'v a', title_sl: 'v b', body: '<p title="v c">v c <code>v d</code></p>', code: 'v e' };
  const { nodes } = mapRecord(record(values), posts, set, published);
  const textOf = (body: unknown) => keptRichText(body)?.text;
  expect(nodes.map((node) => [node.locale, node.title, textOf(node.body), node.code])).toEqual([
    ['en', 'v_en_a', 'v_en_c v d', 'v e'],
    // Its text is the English one.
    ['sl', 'v_sl_b', 'v_en_c v d', 'v e'],
  ]);
  expect(String(nodes[0]?.body)).not.toContain('"v_en_c"');
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

it('keeps the default locale when only a translation changes', () => {
  expect(nodeOf({ title_sl: 'Zdravo', body_sl: '<p>Besedilo</p>' })).toEqual(nodeOf({}));
});

it('marks a locale without any of the required texts as a fallback', () => {
  expect(nodeOf({}, 'sl')?.isFallback).toBe(true);
  expect(nodeOf({ body_sl: '<p>Besedilo</p>' }, 'sl')?.isFallback).toBe(false);
  expect(nodeOf({ details: { a: 'A' }, details_sl: { a: 'Á' } }, 'sl')?.isFallback).toBe(true);
});

it('shows a forced locale in every locale, where its value exists', () => {
  const english = nodeOf({ title_sl: 'Zdravo' }, 'en', 'sl');
  expect(english).toMatchObject({ title: 'Zdravo', isFallback: false });
  expect(keptRichText(english?.body)).toMatchObject({ text: 'Text' });
});

it('writes dates in ISO format', () => {
  expect(nodeOf({ publish_at: '2026-05-06 07:08:09.123Z' })?.publish_at).toBe('2026-05-06T07:08:09.123Z');
});

it('keeps the order of relations and remembers where they lead', () => {
  const { nodes, references } = mapRecord(
    record({ tags: ['b', 'a'], parent: 'p', author: 'x' }),
    posts,
    context,
    published,
  );
  expect(nodes[0]?.pbLinks).toEqual({ tags: ['b', 'a'], lead: null, parent: 'p' });
  expect(references).toEqual([
    { field: 'tags', collectionId: 'pbc_tags', recordId: 'b' },
    { field: 'tags', collectionId: 'pbc_tags', recordId: 'a' },
    { field: 'pbParent', collectionId: 'pbc_posts', recordId: 'p' },
  ]);
});

it('keeps the id of a relation whose collection is not sourced', () => {
  expect(nodeOf({ author: 'x' })?.author).toBe('x');
});

it('collects the files of fields and of texts, each once', () => {
  const body = '<p><img src="http://old.example/api/files/posts/post00000000001/in_text.png"></p>';
  const { files, nodes } = mapRecord(
    record({ image: 'a.png', gallery: ['b.png', 'a.png'], body }),
    posts,
    context,
    published,
  );
  expect(files).toEqual([
    'pbc_posts/post00000000001/in_text.png',
    'pbc_posts/post00000000001/a.png',
    'pbc_posts/post00000000001/b.png',
  ]);
  expect(nodes[0]?.image).toBe('pbc_posts/post00000000001/a.png');
});

it('finds the files of a text without keeping the text, in every notation', () => {
  const scan = { ...context, parseHtml: scanHtml(richText) };
  const filesOf = (body: string) => mapRecord(record({ body }), posts, scan, published).files;
  const file = 'pbc_posts/post00000000001/a.png';
  expect(filesOf('<p><img src="/api/files/posts/post00000000001/a.png"></p>')).toEqual([file]);
  expect(filesOf('<p><a href="&#47;api&#x2F;files&sol;posts/post00000000001/a.png">x</a></p>')).toEqual([file]);
  expect(filesOf('<p>Text</p>')).toEqual([]);
});

it('collects the links inside the site, by field and locale', () => {
  const body = '<p><a href="/blog/a/">a</a> <a href="https://elsewhere.example/">b</a></p>';
  const body_sl = '<p><a href="/blog/b/">b</a></p>';
  const links = (changes: object) => mapRecord(record({ ...changes }), posts, context, published).links;
  expect(links({ body, body_sl })).toEqual([
    { field: 'body', locale: 'en', href: '/blog/a/' },
    { field: 'body', locale: 'sl', href: '/blog/b/' },
  ]);
  expect(links({ body }).map(({ locale, href }) => [locale, href])).toEqual([
    ['en', '/blog/a/'],
    ['sl', '/blog/a/'],
  ]);
});

it('marks drafts', () => {
  expect(nodeOf({})?.isDraft).toBe(false);
  expect(mapRecord(record(), posts, context, { isDraft: true }).nodes.map(({ isDraft }) => isDraft)).toEqual([
    true,
    true,
  ]);
});

describe('the address of the page', () => {
  const withPath = (path: (values: Record<string, unknown>, locale: string) => unknown): Shape =>
    ({ ...posts, options: { ...posts.options, path } }) as Shape;
  const pathsOf = (path: Parameters<typeof withPath>[0], changes: object = {}) =>
    mapRecord(record({ ...changes }), withPath(path), context, published).nodes.map((node) => node.path);

  it('is made of the values of the locale, by their names in PocketBase', () => {
    const path = (values: Record<string, unknown>, locale: string) =>
      `/${locale}/${String(values.parent)}/${String(values.title)}/${String(values.id)}`;
    expect(pathsOf(path, { title_sl: 'Zdravo', parent: 'p' })).toEqual([
      '/en/p/Hello/post00000000001',
      '/sl/p/Zdravo/post00000000001',
    ]);
  });

  it('may be missing, and no field of it is made without the option', () => {
    expect(pathsOf(() => null)).toEqual([null, null]);
    expect(nodeOf({})).not.toHaveProperty('path');
  });

  it.each([
    [() => 'no-slash', 'it gives "no-slash", which is no path: one begins with "/"'],
    [() => 7, 'it gives 7, which is no path'],
    [(values: Record<string, unknown>) => (values.slug as string).trim(), 'Cannot read properties of undefined'],
  ])('stops the build naming the record when it cannot be made', (path, reason) => {
    expect(() => pathsOf(path)).toThrow(
      expect.objectContaining({
        id: '10305',
        message: expect.stringContaining(`of "posts" fails for its record post00000000001 in en (${reason}`),
      }),
    );
  });
});

it('has no text where the editor was left empty', () => {
  const shape: Shape = {
    ...posts,
    fields: posts.fields.map((each) => ({ ...each, field: { ...each.field, required: false } })),
  };
  expect(mapRecord(record({ body: '<p></p>' }), shape, context, published).nodes[0]?.body).toBeNull();
});

it('stops at a value that the selection lacks, naming the record', () => {
  expect(() => nodeOf({ status: 'archived' })).toThrow(
    'Record post00000000001 of "posts" has status = "archived", which is none of its values: open it in the dashboard and choose one.',
  );
});

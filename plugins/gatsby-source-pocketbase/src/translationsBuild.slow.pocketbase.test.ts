import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { startPocketBase } from '../../../server/testing/throwawayPocketBase';
import { buildMiniSite, writeMiniSite } from './testing/miniSite';
import { sampleLocales } from './testing/sampleOptions';
import { startTestBackend, type TestBackend } from './testing/testBackend';

jest.setTimeout(600_000);

/** Translations that are records of their own, in a real Gatsby: what leads where, and which pages follow which record. */
let backend: TestBackend;
const ids: Record<string, string> = {};

const page = (query: string) => `
import * as React from 'react';
import { graphql } from 'gatsby';
export default function Page({ data }) { return <pre>{JSON.stringify(data)}</pre>; }
export const query = graphql\`${query}\`;`;

const articlePage = page(`query ($id: String!) { article(id: { eq: $id }) {
  title note isFallback isDraft alternates { locale path isFallback } related { title path } topic { name } } }`);
const indexPage = page(`{ allTopic(sort: { locale: ASC }) { nodes { locale news { title } } } }`);

const add = async (name: string, values: Record<string, unknown>) => {
  ids[name] = (await backend.create('news', { slug: name, title: name, ...values })).id;
};
const change = (name: string, values: object) =>
  backend.send('PATCH', `/api/collections/news/records/${ids[name]}`, values);

const build = async () => {
  const { failure, updated, deleted } = await buildMiniSite(backend.root);
  return { ...(failure && { failure }), updated, deleted };
};
const dataOf = async (address: string): Promise<Record<string, unknown>> =>
  JSON.parse(await readFile(path.join(backend.root, `public/page-data/${address}/page-data.json`), 'utf8')).result.data;

beforeAll(async () => {
  backend = await startTestBackend(await startPocketBase());
  const topics = await backend.createCollection('topics', [{ name: 'name', type: 'text', required: true }]);
  const news = await backend.createCollection('news', [
    { name: 'title', type: 'text', required: true },
    { name: 'slug', type: 'text', required: true },
    { name: 'note', type: 'text' },
    { name: 'locale', type: 'select', maxSelect: 1, values: ['en', 'sl'] },
    { name: 'translation_key', type: 'text' },
    { name: 'topic', type: 'relation', maxSelect: 1, collectionId: topics.id },
  ]);
  const related = { name: 'related', type: 'relation', maxSelect: 9, collectionId: news.id };
  await backend.send('PATCH', '/api/collections/news', { fields: [...(news.fields as object[]), related] });
  await backend.exportSchema();

  const options = backend.options({
    locales: sampleLocales({ by: 'records' }),
    collections: [
      { name: 'news', type: 'Article', path: ({ slug }, locale) => `/${locale}/${String(slug)}/` },
      { name: 'topics', type: 'Topic' },
    ],
    backRelations: [{ type: 'Topic', field: 'news', from: 'news', by: 'topic', sort: 'title' }],
  });
  await writeMiniSite(backend.root, options);
  await writeFile(path.join(backend.root, 'src/Article.js'), articlePage);
  await writeFile(path.join(backend.root, 'src/pages/index.js'), indexPage);

  const topic = (await backend.create('topics', { name: 'Topic' })).id;
  await add('first', { locale: 'en', translation_key: 'first', topic });
  await add('second', { locale: 'en', translation_key: 'second', related: [ids.first] });
  await add('drugi', { locale: 'sl', translation_key: 'second', related: [ids.first], topic });
  // Pairs whose translation is edited, moves and goes; the last two have an article that links to them.
  for (const [name, translation, linking] of [
    ['third', 'tretji'],
    ['fourth', 'cetrti', 'fifth'],
    ['sixth', 'sesti', 'seventh'],
  ]) {
    await add(name ?? '', { locale: 'en', translation_key: name });
    await add(translation ?? '', { locale: 'sl', translation_key: name });
    if (linking) await add(linking, { locale: 'en', translation_key: linking, related: [ids[name ?? '']] });
  }
  await Promise.all(['sixth', 'sesti'].map((name) => change(name, { topic })));
});
afterAll(() => backend.stop());

it('shows each locale its own records, and those it falls back to', async () => {
  const originals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'].map((name) => `/en/${name}/`);
  const translated = ['drugi', 'tretji', 'cetrti', 'sesti'].map((name) => `/sl/${name}/`);
  const fallbacks = ['first', 'fifth', 'seventh'].map((name) => `/sl/${name}/`);
  expect(await build()).toEqual({ updated: ['/', ...originals, ...translated, ...fallbacks].sort(), deleted: [] });
  expect(await dataOf('sl/first')).toEqual({
    article: {
      title: 'first',
      note: null,
      isFallback: true,
      isDraft: false,
      alternates: [{ locale: 'en', path: '/en/first/', isFallback: false }],
      related: [],
      topic: { name: 'Topic' },
    },
  });
  expect(await dataOf('en/second')).toMatchObject({
    article: {
      alternates: [{ locale: 'sl', path: '/sl/drugi/', isFallback: false }],
      related: [{ path: '/en/first/' }],
    },
  });
  expect(await dataOf('sl/drugi')).toMatchObject({ article: { related: [{ path: '/sl/first/' }] } });
  expect(await dataOf('index')).toEqual({
    allTopic: {
      nodes: [
        { locale: 'en', news: [{ title: 'first' }, { title: 'sixth' }] },
        { locale: 'sl', news: [{ title: 'drugi' }, { title: 'first' }, { title: 'sesti' }] },
      ],
    },
  });
});

it('builds nothing when nothing changed', async () => {
  expect(await build()).toEqual({ updated: [], deleted: [] });
});

// Each concerns pages of its own: what one build makes of all of them shows which.
describe('changes that are built together', () => {
  const APPEARS = ['/', '/en/first/', '/sl/drugi/', '/sl/prvi/'];
  const MOVES = ['/en/fourth/', '/sl/cetrti-novi/', '/sl/fifth/'];
  const GOES = ['/', '/en/sixth/', '/sl/seventh/', '/sl/sixth/'];
  let built: Awaited<ReturnType<typeof build>>;
  beforeAll(async () => {
    await add('prvi', { locale: 'sl', translation_key: 'first' });
    await change('tretji', { note: 'opomba' });
    await change('cetrti', { slug: 'cetrti-novi' });
    await backend.send('DELETE', `/api/collections/news/records/${ids.sesti}`);
    built = await build();
  });

  it('follows a translation that appears: its page, those that link to the thing, and the original’s language switch', async () => {
    expect(built.updated).toEqual(expect.arrayContaining(APPEARS));
    expect(await dataOf('sl/drugi')).toMatchObject({ article: { related: [{ title: 'prvi', path: '/sl/prvi/' }] } });
    expect(await dataOf('en/first')).toMatchObject({ article: { alternates: [{ path: '/sl/prvi/' }] } });
  });

  it('builds no English page for a Slovenian edit', () => {
    expect(built.updated.filter((page) => /third|tretji/.test(page))).toEqual(['/sl/tretji/']);
  });

  it('follows a translation that moves', async () => {
    expect(built.updated).toEqual(expect.arrayContaining(MOVES));
    expect(await dataOf('sl/fifth')).toMatchObject({ article: { related: [{ path: '/sl/cetrti-novi/' }] } });
    expect(await dataOf('en/fourth')).toMatchObject({ article: { alternates: [{ path: '/sl/cetrti-novi/' }] } });
  });

  it('falls back again when the translation goes', async () => {
    expect(built.updated).toEqual(expect.arrayContaining(GOES));
    expect(await dataOf('sl/sixth')).toMatchObject({ article: { title: 'sixth', isFallback: true } });
    expect(await dataOf('sl/seventh')).toMatchObject({ article: { related: [{ path: '/sl/sixth/' }] } });
  });

  it('builds nothing else, and removes what has no page any more', async () => {
    expect(built).toEqual({
      updated: [...new Set([...APPEARS, '/sl/tretji/', ...MOVES, ...GOES])].sort(),
      deleted: ['/sl/cetrti/', '/sl/first/', '/sl/sesti/'],
    });
    // The translation that appeared has no topic.
    expect(await dataOf('index')).toMatchObject({
      allTopic: { nodes: [{ locale: 'en' }, { news: [{ title: 'drugi' }, { title: 'sixth' }] }] },
    });
  });
});

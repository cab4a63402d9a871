import { startPocketBase } from '../../../../server/testing/throwawayPocketBase';
import type { Options } from '../options/Options';
import { nodeInLocale } from '../graphql/resolvers';
import { fakeGatsby } from '../testing/fakeGatsby';
import { sampleLocales } from '../testing/sampleOptions';
import { startTestBackend, type TestBackend } from '../testing/testBackend';

/** Translations that are records of their own. */
let backend: TestBackend;
let newsId: string;
beforeAll(async () => {
  backend = await startTestBackend(await startPocketBase());
  newsId = (
    await backend.createCollection('news', [
      { name: 'title', type: 'text', required: true },
      { name: 'title_sl', type: 'text' },
      { name: 'locale', type: 'select', maxSelect: 1, values: ['en', 'sl', 'de'] },
      { name: 'translation_key', type: 'text' },
      { name: 'hidden', type: 'bool' },
    ])
  ).id;
});
afterAll(() => backend.stop());
afterEach(async () => {
  const { items } = await backend.send('GET', '/api/collections/news/records?perPage=500');
  for (const { id } of items as { id: string }[]) await remove(id);
});

type Gatsby = ReturnType<typeof fakeGatsby>;

const news = (title: string, locale: string, translation_key: string) =>
  backend.create('news', { title, locale, translation_key });
const change = (id: string, values: object) => backend.send('PATCH', `/api/collections/news/records/${id}`, values);
const remove = (id: string) => backend.send('DELETE', `/api/collections/news/records/${id}`);

const options = (changes: Partial<Options> = {}) =>
  backend.options({
    locales: sampleLocales({ by: 'records' }),
    collections: [
      { name: 'news', type: 'News', filter: 'hidden = false' },
      { name: 'labels', type: 'Label' },
    ],
    ...changes,
  });
const shown = (gatsby: Gatsby) =>
  gatsby
    .nodes('News')
    .map(({ locale, title, isFallback }) => `${String(locale)} ${String(title)}${isFallback ? ' (fallback)' : ''}`)
    .sort();

async function sourced(changes: Partial<Options> = {}) {
  const gatsby = fakeGatsby(backend.root);
  await gatsby.source(options(changes));
  return gatsby;
}

it('makes a node of each translation, and shows the default locale’s where one is missing', async () => {
  await news('Hello', 'en', 'hello');
  await news('Zdravo', 'sl', 'hello');
  await news('Only English', '', '');
  await news('Samo slovensko', 'sl', '');
  await news('Nur deutsch', 'de', '');
  const gatsby = await sourced();
  expect(shown(gatsby)).toEqual([
    'en Hello',
    'en Only English',
    'sl Only English (fallback)',
    'sl Samo slovensko',
    'sl Zdravo',
  ]);
  expect(shown(await sourced({ locales: sampleLocales({ by: 'records', fallback: 'skip' }) }))).not.toContain(
    'sl Only English (fallback)',
  );
});

it('shows a collection without locales in all of them, with or without translated fields', async () => {
  const label = await backend.create('labels', { name: 'Label', name_sl: 'Oznaka' });
  const gatsby = await sourced();
  expect(
    gatsby.nodes('Label').map(({ locale, name, name_sl, isFallback }) => [locale, name, name_sl, isFallback]),
  ).toEqual([
    ['en', 'Label', 'Oznaka', false],
    ['sl', 'Label', 'Oznaka', false],
  ]);
  await backend.send('DELETE', `/api/collections/labels/records/${label.id}`);
});

it('writes nothing when nothing changed, and of an edit only its own locale', async () => {
  await news('Hello', 'en', 'hello');
  const slovenian = await news('Zdravo', 'sl', 'hello');
  const gatsby = await sourced();
  expect((await gatsby.source(options())).created).toEqual([]);
  await change(slovenian.id, { title: 'Pozdravljeni' });
  const { created } = await gatsby.source(options());
  expect(created.map(({ internal, locale }) => [internal.type, locale])).toEqual([
    ['News', 'sl'],
    ['PbRecord', undefined],
  ]);
});

it('follows a translation that appears, and one that goes, though the original was not saved', async () => {
  const english = await news('Hello', 'en', 'hello');
  const gatsby = await sourced();
  expect(shown(gatsby)).toEqual(['en Hello', 'sl Hello (fallback)']);

  const slovenian = await news('Zdravo', 'sl', 'hello');
  const { deleted } = await gatsby.source(options());
  expect(shown(gatsby)).toEqual(['en Hello', 'sl Zdravo']);
  expect(deleted).toEqual([`pb:${newsId}:${english.id}:sl`]);
  expect(gatsby.nodes('News').map(({ pbSiblings }) => pbSiblings)).toEqual([
    { en: english.id, sl: slovenian.id },
    { en: english.id, sl: slovenian.id },
  ]);

  await change(slovenian.id, { hidden: true });
  await gatsby.source(options());
  expect(shown(gatsby)).toEqual(['en Hello', 'sl Hello (fallback)']);
});

it('follows a record that changes its locale or its key', async () => {
  await news('Hello', 'en', 'hello');
  const other = await news('Zdravo', 'sl', 'hello');
  const gatsby = await sourced();
  await change(other.id, { locale: 'de' });
  await gatsby.source(options());
  expect(shown(gatsby)).toEqual(['en Hello', 'sl Hello (fallback)']);
  await change(other.id, { locale: 'sl', translation_key: 'apart' });
  await gatsby.source(options());
  expect(shown(gatsby)).toEqual(['en Hello', 'sl Hello (fallback)', 'sl Zdravo']);
});

it('ends as a first build would, whatever happened before', async () => {
  const first = await news('One', 'en', 'one');
  await news('Ena', 'sl', 'one');
  const gatsby = await sourced();
  await remove(first.id);
  await news('Two', 'en', 'two');
  await news('Eins', 'de', 'one');
  await gatsby.source(options());
  const fresh = await sourced();
  const byId = (nodes: ReturnType<Gatsby['nodes']>) => Object.fromEntries(nodes.map((node) => [node.id, node]));
  for (const type of ['News', 'PbRecord']) expect(byId(gatsby.nodes(type))).toEqual(byId(fresh.nodes(type)));
});

it('leads from a record in a locale that is not built to its translation', async () => {
  const german = await news('Hallo', 'de', 'hello');
  await news('Hello', 'en', 'hello');
  const gatsby = await sourced();
  const all = new Map(['News', 'PbRecord'].flatMap((type) => gatsby.nodes(type)).map((node) => [node.id, node]));
  const nodeModel = {
    getNodeById: ({ id }: { id: string }) => all.get(id) ?? null,
    findAll: async () => ({ entries: [] }),
  };
  const wanted = { type: 'News', collectionId: newsId, recordId: german.id, locale: 'sl' };
  expect(nodeInLocale({ nodeModel }, wanted, String, ['en', 'sl'])).toMatchObject({ title: 'Hello', locale: 'sl' });
  expect((await gatsby.source(options())).created).toEqual([]);
});

it('stops at two records that are the same translation, naming both, and writes nothing', async () => {
  await news('Zdravo', 'sl', 'hello');
  const gatsby = await sourced();
  await news('Živjo', 'sl', 'hello');
  await expect(gatsby.source(options())).rejects.toMatchObject({
    id: '10303',
    context: { collection: 'news', locale: 'sl', key: 'hello' },
  });
  expect([gatsby.log.created, gatsby.log.deleted]).toEqual([[], []]);
});

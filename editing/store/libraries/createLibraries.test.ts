import { COLLECTIONS } from '../../../src/lib/content/COLLECTIONS';
import { LIST_LENGTH } from '../../../src/gatsby/pages/pageLists';
import { createMemoryApi } from '../testing/MemoryApi';
import { startWorkspace } from '../testing/startWorkspace';
import { recordsOf } from '../drawingOf';
import { drawnQueries, listQuery, NEWEST } from './createLibraries';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const posts = [
  { id: 'own', slug: 'own', title: 'Own', body: '<p>long</p>', status: 'published', publish_at: '2026-01-02' },
  { id: 'other', slug: 'other', title: 'Other', body: '<p>long</p>', status: 'published', publish_at: '2026-01-01' },
];

test.each(Object.keys(COLLECTIONS))('a list of %s has names, but no rich text', (collection) => {
  const fields = listQuery(collection).fields?.split(',') ?? [];
  const { label, fields: all } = COLLECTIONS[collection as keyof typeof COLLECTIONS];
  expect(fields).toEqual(expect.arrayContaining(['id', ...label]));
  const long = all.filter(({ kind }) => kind === 'richText' || kind === 'lines').map(({ name }) => name);
  expect(fields.filter((name) => long.includes(name.replace(/_sl$/, '')))).toEqual([]);
});

test('a list of articles on a page is as long as on the site', () => {
  expect(NEWEST).toBe(LIST_LENGTH);
  expect(drawnQueries('posts')).toEqual([expect.objectContaining({ sort: '-publish_at', perPage: '6' })]);
});

test('cards of cases are read without the texts that they do not show', () => {
  const names = drawnQueries('cases')[0]?.fields?.split(',') ?? [];
  expect(names).toEqual(expect.arrayContaining(['id', 'title_sl', 'summary', 'order', 'image', 'image_alt_sl']));
  expect(names).not.toContain('problem');
});

test('an article is drawn with the newest ones and those before it, each once; a picker has its own list', async () => {
  const api = createMemoryApi({ posts, tags: [] });
  const on = await startWorkspace({ api, page: ['posts', 'own'] });
  on.workspace.draw('posts');
  on.workspace.draw('posts');
  await wait(0);
  const queries = () =>
    api.calls
      .map(({ path }) => new URL(path, 'http://server.example'))
      .filter(({ pathname, search }) => pathname.endsWith('/posts/records') && search)
      .map(({ searchParams }) => searchParams);
  expect(queries().map((query) => query.get('perPage'))).toEqual(['6', '3']);
  expect(queries()[1]?.get('filter')).toContain('publish_at < "2026-01-02"');
  expect(recordsOf(on.workspace.get(), 'posts', 'drawn')?.map(({ id }) => id)).toEqual(['own', 'other']);
  expect(recordsOf(on.workspace.get(), 'posts')).toBeUndefined();
  on.workspace.load('posts');
  await wait(0);
  expect(queries()[2]?.get('fields')).toBe(listQuery('posts').fields);
  expect(recordsOf(on.workspace.get(), 'posts')).toHaveLength(2);
});

test('records are asked for again while the server is away, and not after the end of the workspace', async () => {
  const api = createMemoryApi({ posts });
  const on = await startWorkspace({ api, page: ['posts', 'own'] });
  api.interfere = () => ({ status: 503 });
  on.workspace.draw('tags');
  await wait(3000);
  const asked = () => api.calls.filter(({ path }) => path.includes('/tags/')).length;
  expect(asked()).toBe(2);
  on.workspace.close();
  await wait(9000);
  expect(asked()).toBe(2);
  expect(on.workspace.get().drawn.has('tags')).toBe(false);
});

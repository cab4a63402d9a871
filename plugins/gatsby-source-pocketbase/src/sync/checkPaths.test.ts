import { checkPaths } from '../sync/readCollections';
import type { CollectionChanges } from '../sync/readCollection';

type Page = { locale: string; path: string };

const changes = (name: string, read: Record<string, Page[]>, unchanged: Record<string, string[]> = {}) =>
  ({
    shape: { collection: { name } },
    read: Object.entries(read).map(([id, pages]) => ({ record: { id }, pages })),
    unchanged: Object.entries(unchanged).map(([pbId, paths]) => ({ pbId, paths })),
  }) as unknown as CollectionChanges;
const options = { url: 'https://cms.site.example' };
const at = (path: string, locale = 'en') => ({ locale, path });

it('lets each record have its own addresses', () => {
  const posts = changes('posts', { a: [at('/a/'), at('/sl/a/', 'sl')] }, { b: ['/b/', '/sl/b/'] });
  expect(() => checkPaths([posts, changes('tags', { t: [] })], options)).not.toThrow();
});

it.each([
  [[changes('posts', { a: [at('/x/')], b: [at('/x/')] })], 'posts/a and posts/b', '/x/'],
  [[changes('posts', { a: [at('/x/')] }), changes('pages', {}, { p: ['/x/'] })], 'posts/a and pages/p', '/x/'],
  [[changes('posts', { a: [at('/x')] }, { b: ['/x/'] })], 'posts/b and posts/a', '/x'],
  [[changes('posts', { a: [at('/x/'), at('/x/', 'sl')] })], 'posts/a (en) and posts/a (sl)', '/x/'],
])('names both records at one address', (collections, records, path) => {
  expect(() => checkPaths(collections, options)).toThrow(`Records ${records} would both have their page at ${path}:`);
});

it('links to the second in the dashboard', () => {
  const both = [changes('posts', { a: [at('/x/')] }), changes('pages', {}, { p: ['/x/'] })];
  expect(() => checkPaths(both, options)).toThrow('https://cms.site.example/_/#/collections?collection=pages&record=p');
});

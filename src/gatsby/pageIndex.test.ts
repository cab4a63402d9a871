import { pageIndexes, type TitledPages } from './pageIndex';

const nothing = { nodes: [] };
const found: TitledPages = {
  allPage: {
    nodes: [
      { path: '/', title: 'Home' },
      { path: '/sl/', title: 'Domov' },
      { path: null, title: 'Draft' },
    ],
  },
  allPost: { nodes: [{ path: '/blog/a/', title: 'A' }] },
  allTag: {
    nodes: [
      { path: '/blog/tag/ai/', title: 'AI' },
      { path: '/blog/tag/empty/', title: 'Empty' },
    ],
  },
  allCase: nothing,
  allProject: nothing,
  allWorkshop: { nodes: [{ path: '/sl/workshops/b/', title: 'B' }] },
  lists: {
    nodes: [
      { key: 'blog', locale: 'en', title: 'Blog' },
      { key: 'projects', locale: 'sl', title: 'Evropski projekti' },
      { key: 'workshops', locale: 'en', title: null },
    ],
  },
};
const built = new Set([
  '/',
  '/sl/',
  '/blog/',
  '/blog/a/',
  '/blog/tag/ai/',
  '/sl/project/',
  '/workshops/',
  '/sl/workshops/b/',
]);

test('each language has the pages that were built and have a name, save its home', () => {
  expect(pageIndexes(found, built)).toEqual({
    en: [
      ['/blog/', 'Blog'],
      ['/blog/a/', 'A'],
      ['/blog/tag/ai/', 'AI'],
    ],
    sl: [
      ['/sl/project/', 'Evropski projekti'],
      ['/sl/workshops/b/', 'B'],
    ],
  });
});

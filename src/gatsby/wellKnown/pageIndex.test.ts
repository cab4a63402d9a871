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
const posts = [
  { path: '/blog/b/', title: 'B' },
  { path: '/blog/a/', title: 'A' },
];
const built = new Set([
  '/',
  '/sl/',
  '/blog/',
  '/blog/a/',
  '/blog/b/',
  '/blog/tag/ai/',
  '/sl/project/',
  '/workshops/',
  '/sl/workshops/b/',
]);

test('each language has the pages that were built and have a name, save its home', () => {
  expect(pageIndexes(found, posts, built)).toEqual({
    en: [
      ['/blog/', 'Blog'],
      ['/blog/a/', 'A'],
      ['/blog/b/', 'B'],
      ['/blog/tag/ai/', 'AI'],
    ],
    sl: [
      ['/sl/project/', 'Evropski projekti'],
      ['/sl/workshops/b/', 'B'],
    ],
  });
});

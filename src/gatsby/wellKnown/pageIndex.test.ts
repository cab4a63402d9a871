import { pageIndexes, type Titled } from './pageIndex';

const nodes: Partial<Record<string, readonly Titled[]>> = {
  Page: [
    { path: '/', title: 'Home' },
    { path: '/sl/', title: 'Domov' },
    { path: null, title: 'Draft' },
    { path: '/hidden/', title: 'Hidden', noindex: true },
  ],
  Tag: [
    { path: '/blog/tag/ai/', name: 'AI' },
    { path: '/blog/tag/empty/', name: 'Empty' },
  ],
  Workshop: [{ path: '/sl/workshops/b/', title: 'B' }],
  Post: [
    { path: '/blog/b/', title: 'B' },
    { path: '/blog/a/', title: 'A' },
  ],
};
const lists = [
  { key: 'projects', locale: 'en', title: 'EU projects' },
  { key: 'blog', locale: 'en', title: 'Blog' },
  { key: 'projects', locale: 'sl', title: 'Evropski projekti' },
  { key: 'workshops', locale: 'en', title: null },
];
const built = new Set([
  '/',
  '/sl/',
  '/blog/',
  '/blog/a/',
  '/blog/b/',
  '/blog/tag/ai/',
  '/hidden/',
  '/project/',
  '/sl/project/',
  '/workshops/',
  '/sl/workshops/b/',
]);

test('each language has the pages that were built and have a name, save its home', () => {
  expect(pageIndexes(lists, (type) => [...(nodes[type] ?? [])], built)).toEqual({
    en: [
      ['/blog/', 'Blog'],
      ['/project/', 'EU projects'],
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

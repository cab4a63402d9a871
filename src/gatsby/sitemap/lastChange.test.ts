import { lastChange } from './sitemapOptions';
import type { SitemapContent } from './SitemapContent';

const day = (number: number) => `2026-01-${String(number).padStart(2, '0')} 08:00:00.000Z`;
const iso = (number: number) => day(number).replace(' ', 'T');
const post = (path: string, revised: number, published: number, tags: { revised?: string }[] = []) => ({
  ...{ id: path, path, isFallback: false, tags },
  ...{ revised: day(revised), publish_at: day(published) },
});
const content: SitemapContent = {
  allPage: {
    nodes: [
      {
        ...{ path: '/', isFallback: false, revised: day(1), publish_at: null },
        blocks: [
          { revised: day(2), items: [{ revised: day(4) }, { revised: day(3) }], reel: null },
          { revised: day(1), items: [], reel: { revised: day(1), slides: [{ revised: day(1) }] } },
        ],
      },
      { path: '/never-saved/', isFallback: false, revised: null },
    ],
  },
  postChanges: [
    post('/blog/new/', 5, 9, [{}]),
    post('/sl/blog/new/', 20, 9),
    post('/blog/old/', 7, 2, [{ revised: day(8) }]),
    post('/blog/oldest/', 12, 1),
  ],
  allCase: none(),
  allProject: { nodes: [{ path: '/project/a/', locale: 'en', isFallback: false, revised: day(10) }] },
  allWorkshop: none(),
  allTag: { nodes: [{ id: 'ai', revised: day(8) }] },
  headings: {
    nodes: [
      { key: 'blog', locale: 'en', revised: day(3) },
      { key: 'projects', locale: 'en', revised: day(11) },
      { key: 'projects', locale: 'sl', revised: day(30) },
    ],
  },
};
const changeOf = lastChange(content);
const list = { template: 'post-list', language: 'en' };

function none<T>(): { nodes: T[] } {
  return { nodes: [] };
}

it.each([
  ['a page, by its parts, however deep', '/', {}, iso(4)],
  ['a page with a list, by the articles on it', '/', { template: 'page', posts: ['/blog/old/'] }, iso(8)],
  ['an article that went live after it was saved', '/blog/new/', { template: 'post' }, iso(9)],
  ['an article whose topic got another name', '/blog/old/', { template: 'post' }, iso(8)],
  ['a page of a list, by the articles on it', '/blog/', { ...list, posts: ['/blog/new/', '/blog/old/'] }, iso(9)],
  ['another page of the list', '/blog/page/2/', { ...list, posts: ['/blog/oldest/'] }, iso(12)],
  [
    'the list of a topic',
    '/blog/tag/ai/',
    { template: 'post-tag', language: 'en', id: 'ai', posts: ['/blog/new/'] },
    iso(9),
  ],
  ['a list, by its heading', '/project/', { template: 'project-list', language: 'en' }, iso(11)],
  ['what nobody saved', '/never-saved/', {}, undefined],
])('%s', (_, path, context, moment) => {
  expect(changeOf(path, context)).toBe(moment);
});

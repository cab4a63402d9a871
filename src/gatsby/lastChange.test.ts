import { lastChange } from './lastChange';
import type { SitemapContent } from './SitemapContent';

const day = (number: number) => `2026-01-${String(number).padStart(2, '0')} 08:00:00.000Z`;
const iso = (number: number) => day(number).replace(' ', 'T');
const post = (path: string, updated: number, published: number, tags: { id: string; updated?: string }[] = []) => ({
  ...{ path, locale: path.startsWith('/sl/') ? 'sl' : 'en', isFallback: false, tags },
  ...{ updated: day(updated), publish_at: day(published) },
});
const content: SitemapContent = {
  allPage: {
    nodes: [
      {
        ...{ path: '/', isFallback: false, updated: day(1), publish_at: null },
        blocks: [
          { updated: day(2), items: [{ updated: day(4) }, { updated: day(3) }], reel: null },
          { updated: day(1), items: [], reel: { updated: day(1), slides: [{ updated: day(1) }] } },
        ],
      },
      { path: '/never-saved/', isFallback: false, updated: null },
    ],
  },
  allPost: {
    nodes: [
      post('/blog/new/', 5, 9, [{ id: 'ai' }]),
      post('/sl/blog/new/', 20, 9),
      post('/blog/old/', 7, 2, [{ id: 'ai', updated: day(8) }]),
      post('/blog/oldest/', 12, 1),
    ],
  },
  allCase: none(),
  allProject: { nodes: [{ path: '/project/a/', locale: 'en', isFallback: false, updated: day(10) }] },
  allWorkshop: none(),
  allTag: { nodes: [{ id: 'ai', updated: day(8) }] },
  headings: {
    nodes: [
      { key: 'blog', locale: 'en', updated: day(3) },
      { key: 'projects', locale: 'en', updated: day(11) },
      { key: 'projects', locale: 'sl', updated: day(30) },
    ],
  },
};
const changeOf = lastChange(content);
const list = { template: 'post-list', language: 'en', limit: 2 };

function none<T>(): { nodes: T[] } {
  return { nodes: [] };
}

it.each([
  ['a page, by its parts, however deep', '/', {}, iso(4)],
  ['an article that went live after it was saved', '/blog/new/', { template: 'post' }, iso(9)],
  ['an article whose topic got another name', '/blog/old/', { template: 'post' }, iso(8)],
  ['a list, by what it shows in its language', '/blog/', { ...list, skip: 0 }, iso(9)],
  ['another page of the list', '/blog/page/2/', { ...list, skip: 2 }, iso(12)],
  ['the list of a topic', '/blog/tag/ai/', { template: 'post-tag', language: 'en', id: 'ai' }, iso(9)],
  ['a list, by its heading', '/project/', { template: 'project-list', language: 'en' }, iso(11)],
  ['what nobody saved', '/never-saved/', {}, undefined],
])('%s', (_, path, context, moment) => {
  expect(changeOf(path, context)).toBe(moment);
});

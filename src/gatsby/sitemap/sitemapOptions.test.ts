import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sitemapOptions, lastChange } from './sitemapOptions';
import type { SitemapContent } from './sitemapQuery';

type Data = Parameters<ReturnType<typeof sitemapOptions>['resolvePages']>[0];

const folder = mkdtempSync(join(tmpdir(), 'modrina-sitemap-'));
afterAll(() => rmSync(folder, { recursive: true }));

const none = { nodes: [] };
const EMPTY: Data = {
  ...{ sitePages: [], allPage: none, postChanges: [], allCase: none, allProject: none, allWorkshop: none },
  ...{ allTag: none, headings: none },
};
const pageAt = (path: string, template: string | undefined = 'page', more = {}) => ({
  path,
  pageContext: { ...(template && { template }), language: path.startsWith('/sl/') ? 'sl' : 'en', ...more },
});
const record = (path: string, revised: string, more = {}) => ({ path, isFallback: false, revised, ...more });
const entriesOf = (data: Partial<Data>, lowerCase = false) => {
  const { resolvePages, serialize } = sitemapOptions(lowerCase, folder);
  return resolvePages({ ...EMPTY, ...data }).map(serialize);
};
const urlsOf = (data: Partial<Data>) => entriesOf(data).map(({ url }) => url);

it('leaves out error and thank-you pages, tools, and Gatsby’s own pages', () => {
  const nodes = [
    pageAt('/about/'),
    pageAt('/404/', 'not-found'),
    pageAt('/404.html', 'not-found'),
    pageAt('/sl/410/', 'not-found'),
    pageAt('/thank-you/contact/', 'thank-you'),
    pageAt('/', 'empty-site'),
    pageAt('/kitchen-sink/', 'kitchen-sink'),
    pageAt('/search/', 'search'),
    { path: '/dev-404-page/', pageContext: {} },
  ];
  expect(urlsOf({ sitePages: nodes })).toEqual(['/about/']);
});

it('leaves out pages that an editor hides from search engines', () => {
  const nodes = [pageAt('/about/'), pageAt('/hidden/')];
  const hidden = record('/hidden/', '2026-01-01 00:00:00.000Z', { noindex: true });
  expect(urlsOf({ sitePages: nodes, allPage: { nodes: [hidden] } })).toEqual(['/about/']);
});

it('lists a page’s alternates, in any order of Gatsby’s pages', () => {
  const links = [
    { lang: 'en', url: '/about/' },
    { lang: 'sl', url: '/sl/about/' },
    { lang: 'x-default', url: '/about/' },
  ];
  expect(entriesOf({ sitePages: [pageAt('/sl/about/'), pageAt('/about/')] })).toEqual([
    { url: '/about/', links },
    { url: '/sl/about/', links },
  ]);
});

it('lists a text that is not translated once, at the original', () => {
  const post = (path: string, isFallback: boolean) => ({
    ...record(path, '2026-01-01 00:00:00.000Z'),
    ...{ id: path, isFallback },
  });
  const data = {
    sitePages: [pageAt('/blog/a/', 'post'), pageAt('/sl/blog/a/', 'post')],
    postChanges: [post('/blog/a/', false), post('/sl/blog/a/', true)],
  };
  expect(entriesOf(data)).toEqual([
    {
      url: '/blog/a/',
      lastmod: '2026-01-01T00:00:00.000Z',
      links: [
        { lang: 'en', url: '/blog/a/' },
        { lang: 'x-default', url: '/blog/a/' },
      ],
    },
  ]);
});

it('has URLs in lower case if canonical links have', () => {
  expect(entriesOf({ sitePages: [pageAt('/About/')] }, true)).toEqual([
    {
      url: '/about/',
      links: [
        { lang: 'en', url: '/about/' },
        { lang: 'x-default', url: '/about/' },
      ],
    },
  ]);
});

it('has neither a change frequency nor a priority', () => {
  const [entry = {}] = entriesOf({
    sitePages: [pageAt('/about/')],
    allPage: { nodes: [record('/about/', '2026-01-01 00:00:00.000Z')] },
  });
  expect(Object.keys(entry)).toEqual(['url', 'lastmod', 'links']);
});

const day = (number: number) => `2026-01-${String(number).padStart(2, '0')} 08:00:00.000Z`;
const iso = (number: number) => day(number).replace(' ', 'T');
const post = (path: string, revised: number, published: number) => ({
  ...{ id: path, path, isFallback: false },
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
    post('/blog/new/', 5, 9),
    post('/sl/blog/new/', 20, 9),
    post('/blog/old/', 7, 2),
    post('/blog/oldest/', 12, 1),
  ],
  allCase: none,
  allProject: { nodes: [{ path: '/project/a/', locale: 'en', isFallback: false, revised: day(10) }] },
  allWorkshop: none,
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

it.each([
  ['a page, by its parts, however deep', '/', {}, iso(4)],
  ['a page with a list, by the articles on it', '/', { template: 'page', posts: ['/blog/old/'] }, iso(7)],
  ['an article that went live after it was saved', '/blog/new/', { template: 'post' }, iso(9)],
  ['an article, by its own text', '/blog/old/', { template: 'post' }, iso(7)],
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

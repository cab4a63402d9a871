import { sitemapOptions } from './sitemapOptions';

type Data = Parameters<ReturnType<typeof sitemapOptions>['resolvePages']>[0];

const none = { nodes: [] };
const EMPTY: Data = {
  ...{ allSitePage: none, allPage: none, postChanges: [], allCase: none, allProject: none, allWorkshop: none },
  ...{ allTag: none, headings: none },
};
const pageAt = (path: string, template: string | undefined = 'page', more = {}) => ({
  path,
  pageContext: { ...(template && { template }), language: path.startsWith('/sl/') ? 'sl' : 'en', ...more },
});
const record = (path: string, revised: string, more = {}) => ({ path, isFallback: false, revised, ...more });
const entriesOf = (data: Partial<Data>, lowerCase = false) => {
  const { resolvePages, serialize } = sitemapOptions(lowerCase);
  return resolvePages({ ...EMPTY, ...data }).map(serialize);
};
const urlsOf = (data: Partial<Data>) => entriesOf(data).map(({ url }) => url);

it('leaves out the pages to which only an error or a sent form leads, those of tools, and Gatsby’s own', () => {
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
  expect(urlsOf({ allSitePage: { nodes } })).toEqual(['/about/']);
});

it('leaves out what an editor hides from search engines', () => {
  const nodes = [pageAt('/about/'), pageAt('/hidden/')];
  const hidden = record('/hidden/', '2026-01-01 00:00:00.000Z', { noindex: true });
  expect(urlsOf({ allSitePage: { nodes }, allPage: { nodes: [hidden] } })).toEqual(['/about/']);
});

it('names a page’s sisters, whatever the order in which Gatsby has them', () => {
  const links = [
    { lang: 'en', url: '/about/' },
    { lang: 'sl', url: '/sl/about/' },
    { lang: 'x-default', url: '/about/' },
  ];
  expect(entriesOf({ allSitePage: { nodes: [pageAt('/sl/about/'), pageAt('/about/')] } })).toEqual([
    { url: '/about/', links },
    { url: '/sl/about/', links },
  ]);
});

it('lists a text that is not translated once, at the original', () => {
  const post = (path: string, isFallback: boolean) => ({
    ...record(path, '2026-01-01 00:00:00.000Z'),
    ...{ id: path, isFallback, tags: [] },
  });
  const data = {
    allSitePage: { nodes: [pageAt('/blog/a/', 'post'), pageAt('/sl/blog/a/', 'post')] },
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

it('names addresses in lower case where the canonical links are', () => {
  expect(entriesOf({ allSitePage: { nodes: [pageAt('/About/')] } }, true)).toEqual([
    {
      url: '/about/',
      links: [
        { lang: 'en', url: '/about/' },
        { lang: 'x-default', url: '/about/' },
      ],
    },
  ]);
});

it('says neither how often a page changes nor how much it matters', () => {
  const [entry = {}] = entriesOf({
    allSitePage: { nodes: [pageAt('/about/')] },
    allPage: { nodes: [record('/about/', '2026-01-01 00:00:00.000Z')] },
  });
  expect(Object.keys(entry)).toEqual(['url', 'lastmod', 'links']);
});

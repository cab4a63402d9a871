import { type GoneAddress, siteFile, siteRedirects } from './siteFile';

const redirects = siteRedirects([
  { fromPath: '/about-us/', toPath: '/about/', statusCode: 301 },
  { fromPath: '/portfolio*', toPath: '/', statusCode: 301 },
  { fromPath: '/sl/portfolio*', toPath: '/sl/', statusCode: 301 },
  { fromPath: '/tips-tricks', toPath: '/case/x/', statusCode: 301 },
  { fromPath: '/soon/', toPath: 'https://example.com/' },
]);
const build = {
  redirects,
  gone: [] as GoneAddress[],
  pages: [],
  states: [],
  links: {},
  missingFiles: [],
  siteUrl: 'https://www.modrina.example',
  backend: 'http://127.0.0.1:8090',
  dashboardUrl: 'https://www.modrina.example',
  preview: false,
  cardsFollow: false,
  indexed: true,
  pageHeaders: {},
};

test('distinguishes the rules of the code from editors’ records, also where a record overrides one', () => {
  expect(redirects).toEqual([
    { from: '/about-us/', to: '/about/', status: 301 },
    { from: '/portfolio*', to: '/', status: 301, builtIn: true },
    { from: '/sl/portfolio*', to: '/sl/', status: 301, builtIn: true },
    { from: '/tips-tricks', to: '/case/x/', status: 301 },
    { from: '/soon/', to: 'https://example.com/', status: 302 },
  ]);
});

test('has the home page and the 404 page of each locale', () => {
  expect(siteFile(build)).toMatchObject({
    siteUrl: 'https://www.modrina.example',
    homes: { en: '/', sl: '/sl/' },
    notFound: [
      { prefix: '/sl/', file: '/sl/404/index.html' },
      { prefix: '/', file: '/404.html' },
    ],
  });
});

test('has deleted paths in each locale, unless they have a page again', () => {
  const paths = ['/blog/old/', '/sl/blog/le-tu/', '/blog/back/', '/blog/old/'];
  const gone = paths.map((from) => ({ from, isLinked: from !== '/blog/old/' }));
  const pages = [{ path: '/blog/back/' }, { path: '/sl/blog/back/' }];
  expect(siteFile({ ...build, gone, pages })).toMatchObject({
    gone: ['/blog/old/', '/sl/blog/le-tu/', '/sl/blog/old/'],
    linksAllowed: ['/sl/blog/le-tu/'],
    gonePages: [
      { prefix: '/sl/', file: '/sl/410/index.html' },
      { prefix: '/', file: '/410/index.html' },
    ],
  });
});

test('collects the parameters that pages declare', () => {
  const pages = [
    { path: '/blog/', context: { accepts: { page: ['1'] } } },
    { path: '/about/', context: {} },
    { path: '/404.html' },
  ];
  expect(siteFile({ ...build, pages }).accepts).toEqual({ '/blog/': { page: ['1'] } });
});

test('marks a build that shows drafts', () => {
  expect(siteFile(build)).not.toHaveProperty('preview');
  expect(siteFile({ ...build, preview: true })).toHaveProperty('preview', true);
  expect(siteFile(build)).not.toHaveProperty('cardsFollow');
  expect(siteFile({ ...build, cardsFollow: true })).toHaveProperty('cardsFollow', true);
});

test('lists every page with the record that it shows', () => {
  const pages = [
    { path: '/sl/about/', context: { language: 'sl', template: 'page' } },
    { path: '/blog/', context: { language: 'en', template: 'post-list' } },
    { path: '/404.html' },
  ];
  const states = [{ collection: 'pages', pbId: 'about0000000001', paths: ['/about/', '/sl/about/'], links: [] }];
  expect(siteFile({ ...build, pages, states }).pages).toEqual({
    '/404.html': { template: '', locale: 'en' },
    '/blog/': { template: 'post-list', locale: 'en' },
    '/sl/about/': { template: 'page', locale: 'sl', collection: 'pages', record: 'about0000000001' },
  });
});

test('marks a site without indexing, and no other', () => {
  expect(siteFile(build)).not.toHaveProperty('noindex');
  expect(siteFile({ ...build, indexed: false })).toMatchObject({ noindex: true });
});

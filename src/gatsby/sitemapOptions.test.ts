import { sitemapOptions } from './sitemapOptions';

const { excludes, resolvePages, serialize } = sitemapOptions();

it('leaves out the pages to which only an error or a sent form leads', () => {
  expect(excludes).toEqual(
    expect.arrayContaining([
      '/404/',
      '/sl/404/',
      '/410/',
      '/sl/410/',
      '/thank-you/contact/',
      '/sl/thank-you/referral/',
    ]),
  );
  expect(excludes).toHaveLength(16);
});

it('leaves out what an editor hides from search engines', () => {
  const nodes = [{ path: '/about/' }, { path: '/hidden/' }];
  expect(resolvePages({ allSitePage: { nodes }, hidden: { nodes: [{ path: '/hidden/' }] } })).toEqual([
    { path: '/about/' },
  ]);
});

it('names a page’s sister', () => {
  expect(serialize({ path: '/sl/about/' })).toEqual({
    url: '/sl/about/',
    links: [
      { lang: 'en', url: '/about/' },
      { lang: 'sl', url: '/sl/about/' },
      { lang: 'x-default', url: '/about/' },
    ],
  });
});

import { defaultLocale, localeCodes, localePath, splitLocale } from '../i18n/locales';

type SitePage = { path: string };
type Result = { allSitePage: { nodes: SitePage[] }; hidden: { nodes: SitePage[] } };

/** gatsby-plugin-sitemap: every page with its sister in the other language; no 404, no invented priorities. */
export const sitemapOptions = () => ({
  // The index would be announced under a name of the plugin's own; onPostBuild gives it the specified one.
  createLinkInHead: false,
  excludes: ['/dev-404-page/', '/404/', '/404.html', ...localeCodes.map((code) => localePath('/404/', code))],
  query: `{
    site { siteMetadata { siteUrl } }
    allSitePage { nodes { path } }
    hidden: allPage(filter: { noindex: { eq: true } }) { nodes { path } }
  }`,
  resolvePages: ({ allSitePage, hidden }: Result) => {
    const paths = new Set(hidden.nodes.map(({ path }) => path));
    return allSitePage.nodes.filter(({ path }) => !paths.has(path));
  },
  serialize: ({ path }: SitePage) => {
    const { path: base } = splitLocale(path);
    const links = localeCodes.map((lang) => ({ lang, url: localePath(base, lang) }));
    return { url: path, links: [...links, { lang: 'x-default', url: localePath(base, defaultLocale) }] };
  },
});

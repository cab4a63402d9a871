import { defaultLocale, localeCodes, localePath, splitLocale } from '../i18n/locales';
import { formNames } from '../lib/formNames';
import { thankYouPath } from './pagePath';

type SitePage = { path: string };
type Result = { allSitePage: { nodes: SitePage[] }; hidden: { nodes: SitePage[] } };

/** Pages that only those see who are led there. */
const hiddenIn = (locale: string): string[] => [
  localePath('/404/', locale),
  localePath('/410/', locale),
  ...formNames.map((form) => thankYouPath(form, locale)),
];

/** gatsby-plugin-sitemap: every page with its sister in the other language; no 404 or 410, no invented priorities. */
export const sitemapOptions = () => ({
  // The index would be announced under a name of the plugin's own; onPostBuild gives it the specified one.
  createLinkInHead: false,
  excludes: ['/dev-404-page/', '/404.html', ...localeCodes.flatMap(hiddenIn)],
  query: `{
    site { siteMetadata { siteUrl } }
    allSitePage { nodes { path } }
    hidden: allPage(filter: { noindex: { eq: true } }) { nodes { path } }
  }`,
  resolvePages: ({ allSitePage, hidden }: Result) => {
    const paths = new Set(hidden.nodes.map(({ path }) => path));
    const shown = allSitePage.nodes.filter(({ path }) => !paths.has(path));
    // Gatsby has them in the order in which they came to be, which is another after each edit.
    return shown.sort((a, b) => (a.path < b.path ? -1 : 1));
  },
  serialize: ({ path }: SitePage) => {
    const { path: base } = splitLocale(path);
    const links = localeCodes.map((lang) => ({ lang, url: localePath(base, lang) }));
    return { url: path, links: [...links, { lang: 'x-default', url: localePath(base, defaultLocale) }] };
  },
});

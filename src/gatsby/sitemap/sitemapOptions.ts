import { defaultLocale, localeCodes, localePath, splitLocale } from '../../i18n/locales';
import { lastChange, type ListContext } from './lastChange';
import { recordsWithPages } from './recordsWithPages';
import type { SitemapContent } from './SitemapContent';
import { SITEMAP_QUERY } from './sitemapQuery';

/** A page of the sitemap: its own address, when its content changed, and its sisters by language. */
type SitemapPage = { path: string; lastmod?: string; sisters: readonly (readonly [lang: string, path: string])[] };

type SitemapData = SitemapContent & {
  readonly allSitePage: { readonly nodes: readonly { readonly path: string; readonly pageContext: ListContext }[] };
};

/** Templates whose pages only those see who are led there; their heads say noindex. */
const HIDDEN = ['not-found', 'thank-you', 'empty-site', 'kitchen-sink', 'search'];

/** Pages that an editor hides, and those that show another language's text: their canonical address is the original's. */
const unlisted = (data: SitemapContent): Set<string | null> =>
  new Set(recordsWithPages(data).flatMap(({ path, noindex, isFallback }) => (noindex || isFallback ? [path] : [])));

function pagesOf(data: SitemapData): SitemapPage[] {
  const left = unlisted(data);
  // A page without a template is Gatsby's own.
  const shown = data.allSitePage.nodes.filter(
    ({ path, pageContext: { template } }) => template && !HIDDEN.includes(template) && !left.has(path),
  );
  const paths = new Set(shown.map(({ path }) => path));
  const changeOf = lastChange(data);
  const pages = shown.map(({ path, pageContext }): SitemapPage => {
    const { path: base } = splitLocale(path);
    const inLanguages = localeCodes.map((code) => [code, localePath(base, code)] as const);
    const sisters = [...inLanguages, ['x-default', localePath(base, defaultLocale)] as const];
    const lastmod = changeOf(path, pageContext);
    return { path, ...(lastmod && { lastmod }), sisters: sisters.filter(([, sister]) => paths.has(sister)) };
  });
  // Gatsby has them in the order in which they came to be, which is another after each edit.
  return pages.sort((a, b) => (a.path < b.path ? -1 : 1));
}

/**
 * gatsby-plugin-sitemap: exactly the pages that search engines may list under their own address, each with its sisters and
 * the time of its last change. No priorities and no frequencies: nobody knows them, and nobody reads them.
 * @param lowerCase addresses are named in lower case, as the pages' canonical links are
 */
export const sitemapOptions = (lowerCase: boolean) => {
  const address = (path: string) => (lowerCase ? path.toLowerCase() : path);
  return {
    // The index would be announced under a name of the plugin's own; onPostBuild gives it the specified one.
    createLinkInHead: false,
    query: SITEMAP_QUERY,
    resolvePages: pagesOf,
    serialize: ({ path, lastmod, sisters }: SitemapPage) => ({
      url: address(path),
      ...(lastmod && { lastmod }),
      links: sisters.map(([lang, sister]) => ({ lang, url: address(sister) })),
    }),
  };
};

import { defaultLocale, localeCodes, localePath, splitLocale } from '../../i18n/locales';
import { keepSitemap, removeKept, type SitemapPage } from './keepSitemap';
import { recordsWithPages, SITEMAP_QUERY, type SitemapContent, type SitemapRecord } from './sitemapQuery';

/** Fields with dates: of the last change in the locale, and of the publication. */
const MOMENTS = ['revised', 'publish_at'];

/**
 * Returns the newest date in some content, as `2026-11-22T05:00:00.000Z`; undefined without one.
 * @param content records, with nested ones
 */
function newestIn(content: unknown): string | undefined {
  return momentsIn(content).sort().at(-1);
}

function momentsIn(content: unknown): string[] {
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([field, value]) =>
    // PocketBase writes UTC with milliseconds, and a space between date and time.
    MOMENTS.includes(field) && typeof value === 'string' ? [value.replace(' ', 'T')] : momentsIn(value),
  );
}

/** The part of a page's context that identifies a list. */
type ListContext = {
  readonly template?: string;
  readonly language?: string;
  readonly id?: string;
  /** Ids of the articles that a list on the page shows. */
  readonly posts?: readonly string[];
};

/**
 * Makes a function that returns when a page's own content last changed: the newest time at which something that it shows was
 * revised in its locale or went live. Header, footer and the build itself do not count.
 */
export function lastChange(content: SitemapContent): (path: string, context: ListContext) => string | undefined {
  const { postChanges, allProject, allWorkshop, allTag, headings } = content;
  const byId = new Map(postChanges.map((post) => [post.id, post]));
  const shown = (ids: readonly string[]) => ids.map((id) => byId.get(id));
  const byPath = new Map(recordsWithPages(content).map((record) => [record.path, record]));
  const headingOf = (key: string, language?: string) =>
    headings.nodes.filter((heading) => heading.key === key && heading.locale === language);
  const inLanguage = <T extends SitemapRecord>(nodes: readonly T[], language?: string) =>
    nodes.filter(({ locale }) => locale === language);

  return (path, { template, language, id, posts = [] }) => {
    switch (template) {
      case 'post-list':
        return newestIn([headingOf('blog', language), shown(posts)]);
      case 'post-tag':
        return newestIn([allTag.nodes.filter((tag) => tag.id === id), shown(posts)]);
      case 'project-list':
        return newestIn([headingOf('projects', language), inLanguage(allProject.nodes, language)]);
      case 'workshop-list':
        return newestIn([headingOf('workshops', language), inLanguage(allWorkshop.nodes, language)]);
      default:
        return newestIn([byPath.get(path), shown(posts)]);
    }
  };
}

type SitemapData = SitemapContent & {
  readonly sitePages: readonly { readonly path: string; readonly pageContext: ListContext }[];
};

/** Templates of pages that are not in the sitemap; their heads have `noindex`. */
const HIDDEN = ['not-found', 'thank-you', 'empty-site', 'kitchen-sink', 'search'];

/**
 * Returns the pages that an editor hides, and those in a locale without their text: their canonical URL is the
 * original's.
 */
const unlisted = (data: SitemapContent): Set<string | null> =>
  new Set(recordsWithPages(data).flatMap(({ path, noindex, isFallback }) => (noindex || isFallback ? [path] : [])));

function pagesOf(data: SitemapData): SitemapPage[] {
  const left = unlisted(data);
  // A page without a template is Gatsby's own.
  const shown = data.sitePages.filter(
    ({ path, pageContext: { template } }) => template && !HIDDEN.includes(template) && !left.has(path),
  );
  const changeOf = lastChange(data);
  const pages = shown.map(({ path, pageContext }): SitemapPage => {
    const lastmod = changeOf(path, pageContext);
    return lastmod ? { path, lastmod } : { path };
  });
  // Gatsby's order is that of creation, which differs after each edit.
  return pages.sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** The alternates of a page by locale, of those that are in the sitemap too. */
function alternatesOf(path: string, paths: ReadonlySet<string>): (readonly [lang: string, path: string])[] {
  const { path: base } = splitLocale(path);
  const inLanguages = localeCodes.map((code) => [code, localePath(base, code)] as const);
  const alternates = [...inLanguages, ['x-default', localePath(base, defaultLocale)] as const];
  return alternates.filter(([, alternate]) => paths.has(alternate));
}

/**
 * Options of gatsby-plugin-sitemap: exactly the pages that search engines may list under their own URL, each with its
 * alternates and the time of its last change. No priorities and no frequencies: search engines ignore them.
 * @param lowerCase paths are in lower case, as in the pages' canonical links
 * @param folder the build's output
 */
export const sitemapOptions = (lowerCase: boolean, folder = 'public') => {
  const address = (path: string) => (lowerCase ? path.toLowerCase() : path);
  let last: readonly SitemapPage[] | undefined;
  let paths: ReadonlySet<string> = new Set();
  return {
    // The plugin would link the index under its own name; onPostBuild renames it as specified.
    createLinkInHead: false,
    query: SITEMAP_QUERY,
    resolvePages: (data: SitemapData): SitemapPage[] => {
      const pages = pagesOf(data);
      const isKept = keepSitemap(folder, last, pages);
      if (!isKept) removeKept(folder);
      last = pages;
      paths = new Set(pages.map(({ path }) => path));
      // The plugin fails without any page; finishSitemap discards its part of this one.
      return isKept ? pages.slice(0, 1) : pages;
    },
    serialize: ({ path, lastmod }: SitemapPage) => ({
      url: address(path),
      ...(lastmod && { lastmod }),
      links: alternatesOf(path, paths).map(([lang, alternate]) => ({ lang, url: address(alternate) })),
    }),
  };
};

import { defaultLocale, localeCodes, localePath, splitLocale } from '../../i18n/locales';
import { recordsWithPages, SITEMAP_QUERY, type SitemapContent, type SitemapRecord } from './sitemapQuery';

/** Of a record: when it last read differently in its language, and from when on visitors see it. */
const MOMENTS = ['revised', 'publish_at'];

/**
 * The newest moment in some content, as `2026-11-22T05:00:00.000Z`; undefined where nobody noted one.
 * @param content records, with what belongs to them
 */
function newestIn(content: unknown): string | undefined {
  return momentsIn(content).sort().at(-1);
}

function momentsIn(content: unknown): string[] {
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([field, value]) =>
    // PocketBase puts a space between day and time.
    MOMENTS.includes(field) && typeof value === 'string'
      ? [new Date(value.replace(' ', 'T')).toISOString()]
      : momentsIn(value),
  );
}

/** Of a page's context what says which list it is. */
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

import { defaultLocale, homePaths, locales, localePath, localesOf, splitLocale } from '../../i18n/locales';
import type { MissingFile, RecordState } from './recordLinks';
import { redirectsOf } from '../redirects/redirects';

/** A redirect in Gatsby's store. */
export type StoredRedirect = { readonly fromPath: string; readonly toPath: string; readonly statusCode?: number };
/** A page in Gatsby's store. */
export type StoredPage = { readonly path: string; readonly context?: Record<string, unknown> };

/** The source of a page; a list has no record. */
type PageOrigin = { template: string; locale: string; collection?: string; record?: string };

/** A redirect for servers and browsers. */
export type SiteRedirect = { from: string; to: string; status: number; builtIn?: true };

/** The path of a deleted page, and whether pages may still link to it. */
export type GoneAddress = { from: string; isLinked: boolean };

/** A page of each locale, by the path prefix for which it answers; longest prefix first. */
const inEachLocale = (fileOf: (code: string) => string) =>
  locales
    .map(({ code }) => ({ prefix: localePath('/', code), file: fileOf(code) }))
    .sort((a, b) => b.prefix.length - a.prefix.length);

/** The 404 pages; Gatsby itself writes the default locale's page there. */
const notFound = inEachLocale((code) =>
  code === defaultLocale ? '/404.html' : `${localePath('/404/', code)}index.html`,
);
/** The 410 pages. */
const gonePages = inEachLocale((code) => `${localePath('/410/', code)}index.html`);

/** Redirects of the code: PocketBase checks editors' redirects against them. */
const BUILT_IN = new Set(redirectsOf([]).map(({ from, to }) => `${from} ${to}`));

/** The redirects of the build. */
export function siteRedirects(stored: readonly StoredRedirect[]): SiteRedirect[] {
  return stored.map(({ fromPath: from, toPath: to, statusCode }) => ({
    from,
    to,
    status: statusCode ?? 302,
    ...(BUILT_IN.has(`${from} ${to}`) && { builtIn: true }),
  }));
}

/** Every page of the build with its source: the server publishes no build in which one is missing. */
function pageOrigins(pages: readonly StoredPage[], states: readonly RecordState[]): Record<string, PageOrigin> {
  const records = new Map(states.flatMap((state) => state.paths.map((path) => [path, state] as const)));
  const entries = pages.map(({ path, context = {} }): [string, PageOrigin] => {
    const state = records.get(path);
    const locale = typeof context.language === 'string' ? context.language : defaultLocale;
    const template = typeof context.template === 'string' ? context.template : '';
    return [path, { template, locale, ...(state && { collection: state.collection, record: state.pbId }) }];
  });
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Returns the paths of deleted pages in each locale; a path with a locale's prefix counts for that locale only. Paths that have
 * a page again are left out.
 */
function goneAddresses(gone: readonly GoneAddress[], pages: readonly StoredPage[]): string[] {
  const built = new Set(pages.map(({ path }) => path));
  const all = gone.flatMap(({ from }) => localesOf(from).map((code) => localePath(splitLocale(from).path, code)));
  return [...new Set(all)].filter((path) => !built.has(path)).sort();
}

/**
 * Returns the build's description for the project's own server (`site.json`).
 * @param build its redirects; the paths of deleted pages; its pages with their contexts; the records behind them with the paths
 *   that they link to and their missing files; the site's, the backend's and the dashboard's URL; whether it shows drafts;
 *   whether its share cards are left to the next build; whether search engines may index it; the headers of its pages
 */
export function siteFile(build: {
  redirects: readonly SiteRedirect[];
  gone: readonly GoneAddress[];
  pages: Iterable<StoredPage>;
  states: readonly RecordState[];
  links: Record<string, [collection: string, id: string][]>;
  missingFiles: readonly MissingFile[];
  siteUrl: string;
  backend: string;
  dashboardUrl: string;
  preview: boolean;
  cardsFollow: boolean;
  indexed: boolean;
  pageHeaders: Record<string, string>;
}) {
  const { siteUrl, backend, dashboardUrl, redirects, states, links, missingFiles, preview, indexed, pageHeaders } =
    build;
  const pages = [...build.pages];
  const declared = pages.flatMap(({ path, context }) => (context?.accepts ? [[path, context.accepts]] : []));
  return {
    siteUrl,
    backend,
    dashboardUrl,
    homes: homePaths(),
    notFound,
    gonePages,
    redirects,
    gone: goneAddresses(build.gone, pages),
    linksAllowed: goneAddresses(
      build.gone.filter(({ isLinked }) => isLinked),
      pages,
    ),
    accepts: Object.fromEntries(declared) as Record<string, unknown>,
    pages: pageOrigins(pages, states),
    links,
    missingFiles,
    pageHeaders,
    // The server rejects a build with this flag.
    ...(preview && { preview: true }),
    // The gate does not ask for them.
    ...(build.cardsFollow && { cardsFollow: true }),
    ...(!indexed && { noindex: true }),
  };
}

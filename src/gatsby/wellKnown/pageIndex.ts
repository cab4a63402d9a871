import type { PageIndex } from '../../lib/url/pagePaths';
import { localeCodes, localePath, splitLocale } from '../../i18n/locales';
import { listPathByKey } from '../pages/pagePath';

/** The titles of all pages except articles; pages with `noindex` are never suggested. */
export const PAGE_INDEX = `
  query PageIndex {
    allPage(filter: { noindex: { ne: true } }, sort: { path: ASC }) {
      nodes {
        path
        title
      }
    }
    allTag(sort: { path: ASC }) {
      nodes {
        path
        title: name
      }
    }
    allCase(sort: { path: ASC }) {
      nodes {
        path
        title
      }
    }
    allProject(sort: { path: ASC }) {
      nodes {
        path
        title
      }
    }
    allWorkshop(sort: { path: ASC }) {
      nodes {
        path
        title
      }
    }
    lists: allContent(filter: { section: { eq: "lists" }, key: { in: ["blog", "projects", "workshops"] } }) {
      nodes {
        key
        locale
        title
      }
    }
  }
`;

/** A record with a path and a title, either of which may be missing. */
export type Titled = { readonly path: string | null; readonly title: string | null };
type Nodes<T> = { readonly nodes: readonly T[] };
/** The result of the query. */
export type TitledPages = {
  readonly [list in 'allPage' | 'allTag' | 'allCase' | 'allProject' | 'allWorkshop']: Nodes<Titled>;
} & { readonly lists: Nodes<{ readonly key: string; readonly locale: string; readonly title: string | null }> };

/**
 * Returns the index of each locale.
 * @param found the result of the query
 * @param posts the articles, in any order
 * @param built the paths that have a page: not every tag has one
 */
export function pageIndexes(
  { lists, allPage, ...kinds }: TitledPages,
  posts: readonly Titled[],
  built: ReadonlySet<string>,
): Record<string, PageIndex> {
  const ofOthers = Object.values(kinds).flatMap(({ nodes }) => nodes);
  const ofPosts = posts.toSorted((a, b) => ((a.path ?? '') < (b.path ?? '') ? -1 : 1));
  const ofLists = lists.nodes.map(({ key, locale, title }) => ({
    path: localePath(listPathByKey[key] ?? '/', locale),
    title,
  }));
  // The home page is above every path, and the 404 page links to it anyway.
  const isHome = (path: string) => splitLocale(path).path === '/';
  const entries = [...ofLists, ...allPage.nodes, ...ofPosts, ...ofOthers].flatMap(({ path, title }) =>
    path !== null && title !== null && built.has(path) && !isHome(path) ? [[path, title] as const] : [],
  );
  return Object.fromEntries(
    localeCodes.map((code) => [code, entries.filter(([path]) => splitLocale(path).locale === code)]),
  );
}

import type { PageIndex } from '../../lib/url/pagePaths';
import { localeCodes, localePath, splitLocale } from '../../i18n/locales';
import { listPathByKey } from '../pages/pagePath';
import type { ListNode } from '../search/searchQuery';

/** The types of records with a page, in the order of the index. */
const TYPES = ['Page', 'Post', 'Tag', 'Case', 'Project', 'Workshop'] as const;

/** A node with a page, as far as it is used here: a topic has a name and no title. */
export type Titled = {
  readonly path: string | null;
  readonly title?: string | null;
  readonly name?: string;
  readonly noindex?: boolean;
};

/** Gatsby's order is that of creation, which differs after each edit. */
const byPath = (nodes: readonly Titled[]): Titled[] =>
  nodes.toSorted((a, b) => ((a.path ?? '') < (b.path ?? '') ? -1 : 1));

/**
 * Returns the index of each locale; pages with `noindex` are never suggested.
 * @param lists the contents with the titles of lists, in any order
 * @param nodesOf returns the nodes of a type, in any order
 * @param built the paths that have a page: not every tag has one
 */
export function pageIndexes(
  lists: readonly Pick<ListNode, 'key' | 'locale' | 'title'>[],
  nodesOf: (type: (typeof TYPES)[number]) => readonly Titled[],
  built: ReadonlySet<string>,
): Record<string, PageIndex> {
  const ofLists = lists.map(({ key, locale, title }): Titled => ({
    path: localePath(listPathByKey[key] ?? '/', locale),
    title,
  }));
  const ofRecords = TYPES.flatMap((type) => byPath(nodesOf(type).filter(({ noindex }) => !noindex)));
  // The home page is above every path, and the 404 page links to it anyway.
  const isHome = (path: string) => splitLocale(path).path === '/';
  const entries = [...byPath(ofLists), ...ofRecords].flatMap(({ path, name, title = name ?? null }) =>
    path !== null && title !== null && built.has(path) && !isHome(path) ? [[path, title] as const] : [],
  );
  return Object.fromEntries(
    localeCodes.map((code) => [code, entries.filter(([path]) => splitLocale(path).locale === code)]),
  );
}

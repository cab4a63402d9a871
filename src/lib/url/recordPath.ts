import { ownValue } from '../ownValue';

/** The slug of the page that stands at the site's root. */
export const HOME = 'home';

/** Paths of the lists, without a locale's prefix. */
export const listPath = { posts: '/blog/', projects: '/project/', workshops: '/workshops/' } as const;

/** The path before a record's slug, by collection: those whose records have pages. */
export const PATHS: Readonly<Record<string, string>> = {
  pages: '/',
  posts: listPath.posts,
  tags: '/blog/tag/',
  cases: '/case/',
  projects: listPath.projects,
  workshops: listPath.workshops,
};

/** The path before a slug; undefined for a collection whose records have no page. A name from a request may be "constructor". */
export const pathBefore = (collection: string): string | undefined => ownValue(PATHS, collection);

/**
 * The path of a record's page, without a locale: ("posts", "why") → "/blog/why/". Build, hooks and editing page have no other rule.
 * @returns undefined for a record without a page, or whose slug is not written yet
 */
export function recordPath(collection: string, slug: unknown): string | undefined {
  const before = pathBefore(collection);
  if (before === undefined || typeof slug !== 'string' || !slug) return undefined;
  return collection === 'pages' && slug === HOME ? '/' : `${before}${slug}/`;
}

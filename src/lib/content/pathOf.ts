import { collectionOf } from './COLLECTIONS';

/** The slug of the home page. */
const HOME = 'home';

/**
 * The path of a record's page, without a language: ("posts", "why") → "/blog/why/".
 * @returns undefined for a record without a page, or whose slug is not written yet
 */
export function pathOf(collection: string, slug: unknown): string | undefined {
  const path = collectionOf(collection)?.path;
  if (path === undefined || typeof slug !== 'string' || !slug) return undefined;
  return collection === 'pages' && slug === HOME ? '/' : `${path}${slug}/`;
}

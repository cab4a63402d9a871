import type { PostNode } from '../lib/PostNode';
import { numberedPath, POSTS_PER_PAGE } from './pagePath';

/** The number of records in a block of kind `list`. */
export const LIST_LENGTH = 6;

/**
 * Divides a list of articles into its first page and an archive. The first page has the newest articles; the pages of the archive are
 * counted from the oldest, so that each keeps its articles: a new article changes the first page and the newest of the archive, not all
 * (decision 33). The context of each contains the ids of its articles: for a slice of the list, Gatsby would make every page depend on
 * every article, and sort them all for each.
 * @param list path of the first page
 * @param posts ids of the articles, newest first; a list without any still has a page
 * @returns the pages, newest first
 */
export function listPages(list: string, posts: readonly string[]) {
  const oldestFirst = posts.slice(POSTS_PER_PAGE).toReversed();
  const archive = Array.from({ length: Math.ceil(oldestFirst.length / POSTS_PER_PAGE) }, (_, index) =>
    oldestFirst.slice(index * POSTS_PER_PAGE, (index + 1) * POSTS_PER_PAGE).toReversed(),
  );
  const pages = [posts.slice(0, POSTS_PER_PAGE), ...archive.toReversed()];
  // The oldest page of the archive has the number 2.
  const numberOf = (index: number) => (index === 0 ? 1 : pages.length + 1 - index);
  const pathOf = (index: number) => numberedPath(list, numberOf(index));
  return pages.map((shown, index) => ({
    path: pathOf(index),
    /** Variables of the list's query, and the paths of the pages with newer and older articles. */
    context: {
      page: numberOf(index),
      posts: shown,
      ...(index > 0 && { newer: pathOf(index - 1) }),
      ...(index + 1 < pages.length && { older: pathOf(index + 1) }),
    },
  }));
}

/** The number of articles that an article recommends at its end. */
const COUNT = 3;

/**
 * Chooses the articles to recommend after each article: those published before it, and after the oldest the newest again.
 * Neighbours instead of the newest of all, so that an edited title rebuilds only the few pages that show it.
 * @param ids articles of one locale, newest first
 * @returns the ids to recommend, by article
 */
export function nextReads(ids: readonly string[]): Map<string, string[]> {
  const count = Math.min(COUNT, ids.length - 1);
  return new Map(
    ids.map((id, index) => {
      const next = Array.from({ length: count }, (_, step) => ids[(index + 1 + step) % ids.length] ?? '');
      return [id, next];
    }),
  );
}

type Placed = Pick<PostNode, 'publish_at' | 'slug'>;

/** Later than every date: an article without one comes first, as where Gatsby sorts. */
const NO_MOMENT = '~';

/** Compares two texts, for a sort. */
export const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** Sorts articles as the blog shows them: the newest first, then by slug. */
export const newestFirst = <P extends Placed>(posts: readonly P[]): P[] =>
  posts.toSorted((a, b) => compare(b.publish_at ?? NO_MOMENT, a.publish_at ?? NO_MOMENT) || compare(a.slug, b.slug));

import { numberedPath, POSTS_PER_PAGE } from './pagePath';

type ListPage = {
  path: string;
  /** Values for the list's query and for its links to the previous and next page. */
  context: { page: number; pages: number; posts: readonly string[]; newer?: string; older?: string };
};

/**
 * The pages over which a list of articles is spread. Each is told which articles it shows: asked for a piece of the list,
 * Gatsby would take every article to be part of every page, and sort them all for each.
 * @param list address of the first page
 * @param posts ids of the articles, in order; without any the list still has a page, which says so
 */
export function listPages(list: string, posts: readonly string[]): ListPage[] {
  const pages = Math.max(1, Math.ceil(posts.length / POSTS_PER_PAGE));
  return Array.from({ length: pages }, (_, index) => {
    const page = index + 1;
    return {
      path: numberedPath(list, page),
      context: {
        page,
        pages,
        posts: posts.slice(index * POSTS_PER_PAGE, page * POSTS_PER_PAGE),
        ...(page > 1 && { newer: numberedPath(list, page - 1) }),
        ...(page < pages && { older: numberedPath(list, page + 1) }),
      },
    };
  });
}

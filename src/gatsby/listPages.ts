import { numberedPath, POSTS_PER_PAGE } from './pagePath';

type ListPage = {
  path: string;
  /** What the list's query and its links to the pages before and after need. */
  context: { page: number; pages: number; skip: number; limit: number; newer?: string; older?: string };
};

/**
 * The pages over which a list of articles is spread.
 * @param list address of the first page
 * @param count how many articles there are; without any the list still has a page, which says so
 */
export function listPages(list: string, count: number): ListPage[] {
  const pages = Math.max(1, Math.ceil(count / POSTS_PER_PAGE));
  return Array.from({ length: pages }, (_, index) => {
    const page = index + 1;
    return {
      path: numberedPath(list, page),
      context: {
        page,
        pages,
        skip: index * POSTS_PER_PAGE,
        limit: POSTS_PER_PAGE,
        ...(page > 1 && { newer: numberedPath(list, page - 1) }),
        ...(page < pages && { older: numberedPath(list, page + 1) }),
      },
    };
  });
}

import type { SitemapContent, SitemapRecord } from './SitemapContent';

/** Every record with a page of its own. */
export const recordsWithPages = ({ allPage, allPost, allCase, allProject, allWorkshop }: SitemapContent) =>
  [allPage, allPost, allCase, allProject, allWorkshop].flatMap(({ nodes }): readonly SitemapRecord[] => nodes);

import type { SitemapContent, SitemapRecord } from './SitemapContent';

/** Every record with a page of its own. */
export const recordsWithPages = ({ allPage, postChanges, allCase, allProject, allWorkshop }: SitemapContent) => [
  ...postChanges,
  ...[allPage, allCase, allProject, allWorkshop].flatMap(({ nodes }): readonly SitemapRecord[] => nodes),
];

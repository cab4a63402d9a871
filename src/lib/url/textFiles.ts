/** The articles for feed readers and the list of pages for answer engines, without a locale's prefix. */
export const FEED = '/feed.rss';
export const LLMS = '/llms.txt';

/** The address of an article without anything around it: "/sl/blog/why/" → "/sl/blog/why.md". */
export const textPath = (page: string): string => page.replace(/\/$/, '.md');

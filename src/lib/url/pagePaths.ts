/** Path of the voucher application with a package selected, without a locale's prefix. */
export const packagePath = (number: string | null): string =>
  `/web3/voucher/?package=${encodeURIComponent(number ?? '')}#apply`;

/** Paths of the feed of articles and of the list of pages for answer engines, without a locale's prefix. */
export const FEED = '/feed.rss';
export const LLMS = '/llms.txt';

/** Path of an article as Markdown: "/sl/blog/why/" → "/sl/blog/why.md". */
export const textPath = (page: string): string => page.replace(/\/$/, '.md');

/** Paths and titles of the pages in a locale, from which the 404 page suggests the nearest. */
export type PageIndex = readonly (readonly [path: string, title: string])[];

/** Path of the page index of a locale. */
export const pageIndexPath = (locale: string): string => `/page-index/${locale}.json`;

/** Path of the site's icon as a square image; scripts/makeIcons.ts generates it. */
export const ICON = '/icon-512.png';

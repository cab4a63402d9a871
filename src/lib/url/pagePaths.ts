/** Address of the voucher's application with a package chosen, in no language yet. */
export const packagePath = (number: string | null): string =>
  `/web3/voucher/?package=${encodeURIComponent(number ?? '')}#apply`;

/** The articles for feed readers and the list of pages for answer engines, without a locale's prefix. */
export const FEED = '/feed.rss';
export const LLMS = '/llms.txt';

/** The address of an article without anything around it: "/sl/blog/why/" → "/sl/blog/why.md". */
export const textPath = (page: string): string => page.replace(/\/$/, '.md');

/** Addresses and titles of a language's pages, from which the not-found page suggests the nearest. */
export type PageIndex = readonly (readonly [path: string, title: string])[];

/** Where the build writes the index of a language. */
export const pageIndexPath = (locale: string): string => `/page-index/${locale}.json`;

/** The site's mark as a square picture, for whoever shows one; scripts/makeIcons.ts draws it. */
export const ICON = '/icon-512.png';

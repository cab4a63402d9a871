import { own } from './own';
import SYSTEM from './systemPaths.json';

/** The slug of the home page. */
export const HOME = 'home';

/** The path before a record's slug; src/gatsby/pages/pagePath.ts makes the URLs, and a test compares the two. */
export const PREFIX: Readonly<Record<string, string>> = {
  pages: '/',
  posts: '/blog/',
  tags: '/blog/tag/',
  cases: '/case/',
  projects: '/project/',
  workshops: '/workshops/',
};

/** Beginnings of the paths of the site's own pages, which no record may hide. */
const RESERVED = ['/blog/page/', '/blog/tag/', '/thank-you/', '/404/', '/410/', ...SYSTEM.server, ...SYSTEM.files];
const SINGLE = ['/blog/', '/project/', '/workshops/', '/search/'];

/**
 * The path of a record's page, without locale: ("posts", "why") → "/blog/why/".
 * @returns undefined for a collection whose records have no page
 */
export function addressOf(collection: string, slug: string): string | undefined {
  const prefix = own(PREFIX, collection);
  if (prefix === undefined || !slug) return undefined;
  return collection === 'pages' && slug === HOME ? '/' : `${prefix}${slug}/`;
}

/** The records that can have a path: "/blog/why/" → a post "why", or a page "blog/why". */
export function ownersOf(address: string): { collection: string; slug: string }[] {
  return Object.entries(PREFIX).flatMap(([collection, prefix]) => {
    const slug = address === '/' ? HOME : address.slice(prefix.length, -1);
    return addressOf(collection, slug) === address ? [{ collection, slug }] : [];
  });
}

/**
 * Whether the path of a page is that of another page, in one of the locales.
 * @param homes each locale's home page
 */
export function isReserved(address: string, homes: Record<string, string>) {
  const locales = Object.values(homes).filter((home) => home !== '/');
  return SINGLE.includes(address) || [...RESERVED, ...locales].some((start) => address.startsWith(start));
}

/**
 * The path of a page without its locale: "/sl/blog/a/" → "/blog/a/".
 * @param homes each locale's home page
 */
export function withoutLanguage(address: string, homes: Record<string, string>) {
  const prefix = Object.values(homes).find((home) => home !== '/' && address.startsWith(home)) || '/';
  return `/${address.slice(prefix.length)}`.replace(/\/?$/, '/');
}

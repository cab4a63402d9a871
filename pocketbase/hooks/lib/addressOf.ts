import { own } from './own';
import SYSTEM from './systemPaths.json';

/** The slug of the page that stands at the site's root. */
export const HOME = 'home';

/** The path before a record's slug; src/gatsby/pages/pagePath.ts makes the addresses, and a test compares the two. */
export const PREFIX: Readonly<Record<string, string>> = {
  pages: '/',
  posts: '/blog/',
  tags: '/blog/tag/',
  cases: '/case/',
  projects: '/project/',
  workshops: '/workshops/',
};

/** The site's own pages, which no record may hide: by what their addresses begin with. */
const RESERVED = ['/blog/page/', '/blog/tag/', '/thank-you/', '/404/', '/410/', ...SYSTEM.server, ...SYSTEM.files];
const SINGLE = ['/blog/', '/project/', '/workshops/', '/search/'];

/**
 * The address of a record's page, written for no language in particular: ("posts", "why") → "/blog/why/".
 * @returns nothing for a collection whose records have no page
 */
export function addressOf(collection: string, slug: string): string | undefined {
  const prefix = own(PREFIX, collection);
  if (prefix === undefined || !slug) return undefined;
  return collection === 'pages' && slug === HOME ? '/' : `${prefix}${slug}/`;
}

/**
 * The records that would have an address: "/blog/why/" → a post, or a page with the slug "blog/why".
 */
export function ownersOf(address: string): { collection: string; slug: string }[] {
  return Object.entries(PREFIX).flatMap(([collection, prefix]) => {
    const slug = address === '/' ? HOME : address.slice(prefix.length, -1);
    return addressOf(collection, slug) === address ? [{ collection, slug }] : [];
  });
}

/**
 * Whether something else stands at the address of a page, in one of the languages.
 * @param homes each language's home page
 */
export function isReserved(address: string, homes: Record<string, string>) {
  const languages = Object.values(homes).filter((home) => home !== '/');
  return SINGLE.includes(address) || [...RESERVED, ...languages].some((start) => address.startsWith(start));
}

/**
 * The address of a page, written for no language in particular: "/sl/blog/a/" → "/blog/a/".
 * @param homes each language's home page
 */
export function withoutLanguage(address: string, homes: Record<string, string>) {
  const prefix = Object.values(homes).find((home) => home !== '/' && address.startsWith(home)) || '/';
  return `/${address.slice(prefix.length)}`.replace(/\/?$/, '/');
}

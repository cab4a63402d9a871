import { HOME, listPath, PATHS, recordPath } from '../../../src/lib/url/recordPath';
import SYSTEM from '../../../src/lib/url/systemPaths.json';

/** Beginnings of the paths of the site's own pages, which no record may hide. */
const RESERVED = ['/blog/page/', '/blog/tag/', '/thank-you/', '/404/', '/410/', ...SYSTEM.server, ...SYSTEM.files];
const SINGLE = [...Object.values<string>(listPath), '/search/'];

/** The records that can have a path: "/blog/why/" → a post "why", or a page "blog/why". */
export function ownersOf(address: string): { collection: string; slug: string }[] {
  return Object.entries(PATHS).flatMap(([collection, prefix]) => {
    const slug = address === '/' ? HOME : address.slice(prefix.length, -1);
    return recordPath(collection, slug) === address ? [{ collection, slug }] : [];
  });
}

/**
 * The records whose page is at a path, visible or not. A page "blog/why" and a post "why" never share one; legacy drafts may.
 * @param address path without a locale
 */
export const recordsAt = (app: core.App, address: string): core.Record[] =>
  ownersOf(address).flatMap(({ collection, slug }) => app.findAllRecords(collection, $dbx.hashExp({ slug })));

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

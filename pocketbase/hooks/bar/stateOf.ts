import { own } from '../lib/own';

/**
 * Compares the saved state of a page with the published one. Times are PocketBase's texts, which compare as text.
 * @param facts isVisible: visitors may read the record. isOnSite: the live release has the page.
 *   isMoved: the record has another address now. writtenAt: the last change of the record and its parts. readAt: when the
 *   live release read the records
 */
export function stateOf({
  isVisible,
  isOnSite,
  isMoved,
  writtenAt,
  readAt,
  status,
  publishAt,
  now,
}: {
  isVisible: boolean;
  isOnSite: boolean;
  isMoved: boolean;
  writtenAt: string;
  readAt: string;
  status: string;
  publishAt: string;
  now: string;
}): 'live' | 'changed' | 'new' | 'withdrawn' | 'moved' | 'planned' | 'draft' {
  if (isMoved && isOnSite) return 'moved';
  if (!isVisible) {
    if (isOnSite) return 'withdrawn';
    return status === 'published' && publishAt > now ? 'planned' : 'draft';
  }
  if (!isOnSite) return 'new';
  return writtenAt > readAt ? 'changed' : 'live';
}

/** A list page: its collection, and the text of `contents` with its heading. Paths as in src/gatsby/pages/pagePath.ts. */
export interface List {
  collection: string;
  /** Key of the content with the list's heading. */
  heading: string;
}

export interface Place {
  path: string;
  locale: string;
  address: string;
  list?: List;
}

export const LISTS: Readonly<Record<string, List>> = {
  '/blog/': { collection: 'posts', heading: 'blog' },
  '/project/': { collection: 'projects', heading: 'projects' },
  '/workshops/': { collection: 'workshops', heading: 'workshops' },
};

/**
 * Splits a path of the site into locale, address and list.
 * @param path as the browser has it
 * @param homes each locale's home page
 * @returns path: with a slash at its end. address: without locale and page number
 */
export function placeOf(path: string, homes: Record<string, string>): Place {
  const slashed = path.endsWith('/') ? path : `${path}/`;
  const [locale, home] = Object.entries(homes)
    .filter(([, start]) => slashed.startsWith(start))
    .sort(([, one], [, other]) => other.length - one.length)[0] || ['en', '/'];
  const address = slashed.slice(home.length - 1).replace(/page\/\d+\/$/, '');
  const list = own(LISTS, address);

  return { path: slashed, locale, address, ...(list && { list }) };
}

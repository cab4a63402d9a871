import { own } from '../lib/own';
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

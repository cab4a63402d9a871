import { localePath } from '../i18n/locales';

/** The slug of the page that stands at the site's root. */
export const HOME = 'home';

/** How many articles a page of the blog's list shows. */
export const POSTS_PER_PAGE = 9;

/** Where the lists stand, written for no locale in particular. */
export const listPath = { posts: '/blog/', projects: '/project/', workshops: '/workshops/' } as const;

const PREFIX = { Page: '/', Post: '/blog/', Case: '/case/', Project: '/project/', Workshop: '/workshops/' } as const;

export type Routed = keyof typeof PREFIX;

/** The address of a record's page: ("Post", "why", "sl") → "/sl/blog/why/". Rule: no other place makes one. */
export function pagePath(type: Routed, slug: string, locale: string): string {
  const path = type === 'Page' && slug === HOME ? '/' : `${PREFIX[type]}${slug}/`;
  return localePath(path, locale);
}

/** The address of a page of the blog's list; the first one has no number. */
export function blogPath(page: number, locale: string): string {
  return localePath(page === 1 ? listPath.posts : `${listPath.posts}page/${page}/`, locale);
}

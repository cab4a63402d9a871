import { localePath } from '../../i18n/locales';
import type { FormName } from '../../lib/forms/formNames';

/** The slug of the page that stands at the site's root. */
export const HOME = 'home';

/** The number of articles on a page of the blog's list. */
export const POSTS_PER_PAGE = 9;

/** Paths of the lists, without a locale's prefix. */
export const listPath = { posts: '/blog/', projects: '/project/', workshops: '/workshops/' } as const;

/** The same by the key of the content with the list's title and introduction. */
export const listPathByKey: Readonly<Record<string, string>> = {
  blog: listPath.posts,
  projects: listPath.projects,
  workshops: listPath.workshops,
};

const PREFIX = {
  Page: '/',
  Post: '/blog/',
  Tag: '/blog/tag/',
  Case: '/case/',
  Project: '/project/',
  Workshop: '/workshops/',
} as const;

export type Routed = keyof typeof PREFIX;

/** Returns the path of a record's page: ("Post", "why", "sl") → "/sl/blog/why/". Rule: no other place of the build makes the path of a record. */
export function pagePath(type: Routed, slug: string, locale: string): string {
  const path = type === 'Page' && slug === HOME ? '/' : `${PREFIX[type]}${slug}/`;
  return localePath(path, locale);
}

/**
 * Returns the path of the page after a form was submitted without scripts: ("contact", "sl") →
 * "/sl/thank-you/contact/". The server has the same rule.
 */
export function thankYouPath(form: FormName, locale: string, withoutMail = false): string {
  return localePath(`/thank-you/${form}/${withoutMail ? 'no-mail/' : ''}`, locale);
}

/** Returns the path of a page of a list: ("/sl/blog/", 2) → "/sl/blog/page/2/"; the first page has no number. */
export function numberedPath(list: string, page: number): string {
  return page === 1 ? list : `${list}page/${page}/`;
}

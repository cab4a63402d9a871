import { localePath } from '../../i18n/locales';
import type { FormName } from '../../lib/forms/formNames';
import { listPath, PATHS, recordPath } from '../../lib/url/recordPath';

/** The number of articles on a page of the blog's list. */
export const POSTS_PER_PAGE = 9;

/** Paths of the lists by the key of the content with their title and introduction. */
export const listPathByKey: Readonly<Record<string, string>> = {
  blog: listPath.posts,
  projects: listPath.projects,
  workshops: listPath.workshops,
};

const COLLECTIONS = {
  Page: 'pages',
  Post: 'posts',
  Tag: 'tags',
  Case: 'cases',
  Project: 'projects',
  Workshop: 'workshops',
} as const;

export type Routed = keyof typeof COLLECTIONS;

/** Returns the path of a record's page: ("Post", "why", "sl") → "/sl/blog/why/". Rule: no other place of the build makes the path of a record. */
export function pagePath(type: Routed, slug: string, locale: string): string {
  const collection = COLLECTIONS[type];
  return localePath(recordPath(collection, slug) ?? `${PATHS[collection]}/`, locale);
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

import { statSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLocale, localePath, splitLocale } from '../../i18n/locales';
import { SEARCH_PATH } from '../../i18n/search/SearchIndex';
import type { FormName } from '../../lib/forms/formNames';
import { FEED, LLMS } from '../../lib/url/pagePaths';
import { redirectsOf } from '../redirects/redirects';

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

/** Returns the path of a record's page: ("Post", "why", "sl") → "/sl/blog/why/". Rule: no other place makes one. */
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

const LISTS = new Set<string>([...Object.values(listPath), SEARCH_PATH]);

/** Paths besides the pages: dashboard and API of the same server, and files that the build writes. */
const BESIDE = /^\/(_|api)\/|^\/sitemap\.xml$/;

/** The legacy rules; editors' redirect records are not known before the content is read. */
const RULES = redirectsOf([]).map(({ from }) => from);

const WRITTEN = new Set<string>([FEED, LLMS]);

const isFile = (path: string): boolean => statSync(join('static', path), { throwIfNoEntry: false })?.isFile() ?? false;

/** Whether a path is a numbered page of the blog's list or of a tag's; the tags are records. */
function isNumberedList(path: string): boolean {
  const [, list = '', page = ''] = /^(.+\/)page\/(\d+)\/$/.exec(splitLocale(path).path) ?? [];
  const slug = /([^/]+)\/$/.exec(list)?.[1] ?? '';
  const isList = list === listPath.posts || list === pagePath('Tag', slug, defaultLocale);
  return isList && Number(page) > 1 && page === String(Number(page));
}

/** Prefixes match as on the server (src/lib/url/findRedirect.ts). */
const isRedirected = (path: string): boolean =>
  RULES.some((from) => (from.endsWith('*') ? path.startsWith(from.slice(0, -1)) : `${from}/` === path));

/**
 * Whether the site has something at a path that is no record's page: a list, a page of a list, a legacy redirect, a
 * static file, the dashboard. The source plugin calls it before it reports a broken link.
 * @param path of the site, with or without a slash at its end
 */
export function isKnownPath(path: string): boolean {
  const slashed = path.endsWith('/') ? path : `${path}/`;
  return (
    LISTS.has(splitLocale(slashed).path) ||
    isNumberedList(slashed) ||
    isRedirected(slashed) ||
    BESIDE.test(path) ||
    WRITTEN.has(splitLocale(path).path) ||
    isFile(path)
  );
}

import { statSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLocale, splitLocale } from '../../i18n/locales';
import { SEARCH_PATH } from '../../i18n/search/SearchIndex';
import { findRedirect } from '../../lib/url/findRedirect';
import { FEED, LLMS } from '../../lib/url/pagePaths';
import { slashed } from '../../lib/url/paths';
import { listPath } from '../../lib/url/recordPath';
import { redirectsOf } from '../redirects/redirects';
import { pagePath } from './pagePath';

const LISTS = new Set<string>([...Object.values(listPath), SEARCH_PATH]);

/** Paths besides the pages: dashboard and API of the same server, and files that the build writes. */
const BESIDE = /^\/(_|api)\/|^\/sitemap\.xml$/;

/** The legacy rules; editors' redirect records are not known before the content is read. */
const RULES = redirectsOf([]);

const WRITTEN = new Set<string>([FEED, LLMS]);

function isFile(path: string): boolean {
  try {
    return statSync(join('static', path), { throwIfNoEntry: false })?.isFile() ?? false;
  } catch {
    // A name of more than 255 bytes, or with the character U+0000, which percent codes can hide.
    return false;
  }
}

/** Whether a path is a numbered page of the blog's list or of a tag's; the tags are records. */
function isNumberedList(path: string): boolean {
  const [, list = '', page = ''] = /^(.+\/)page\/(\d+)\/$/.exec(splitLocale(path).path) ?? [];
  const slug = /([^/]+)\/$/.exec(list)?.[1] ?? '';
  const isList = list === listPath.posts || list === pagePath('Tag', slug, defaultLocale);
  return isList && Number(page) > 1 && page === String(Number(page));
}

/**
 * Whether the site has something at a path that is no record's page: a list, a page of a list, a legacy redirect, a
 * static file, the dashboard. The source plugin calls it before it reports a broken link.
 * @param path of the site, with or without a slash at its end
 */
export function isKnownPath(path: string): boolean {
  const page = slashed(path);
  return (
    LISTS.has(splitLocale(page).path) ||
    isNumberedList(page) ||
    findRedirect(RULES, page, '') !== undefined ||
    BESIDE.test(path) ||
    WRITTEN.has(splitLocale(path).path) ||
    isFile(path)
  );
}

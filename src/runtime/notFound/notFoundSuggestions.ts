import { SEARCH_PATH } from '../../i18n/search/SearchIndex';
import { type PageIndex, pageIndexPath } from '../../lib/url/pagePaths';
import { correctedPath, variantPath } from '../../lib/url/paths';
import { wordsIn } from '../../i18n/search/termOf';
import { foldText } from '../../lib/text/foldText';

/**
 * Helps on a 404 page: fills the search field and suggests pages with similar paths. Where no server has done so
 * (pocketbase/hooks/site/notFoundPage.ts), the language selector gets the requested path, and a path in the wrong case or with the
 * default locale's prefix leads to the page.
 * @param box for the pages, see showNearPages
 * @param path the requested path, decoded
 * @param lead replaces the document
 */
export async function notFoundSuggestions(box: HTMLElement, path: string, lead = replaceDocument): Promise<void> {
  fillSearch(path);
  const meant = fillSelector(path);
  const answer = await fetch(pageIndexPath(meant?.locale ?? document.documentElement.lang));
  const index = answer.ok ? ((await answer.json()) as PageIndex) : [];
  // The index is without the home pages. On a static host it may be of a newer deploy than the 404 page.
  const isPage = meant && meant.path !== path && (meant.isHome || index.some(([known]) => known === meant.path));
  if (isPage) lead(meant.path + location.search + location.hash);
  else showNearPages(box, path, index);
}

/** The closed addresses of the error pages, to which the language selector leads as it was built. */
const CLOSED = /(?:404|410)\/$/;

/**
 * Makes the language selector of a 404 page lead to the requested path in the other locale.
 * @param path the requested one
 * @returns the path that may have been meant; null where the server has filled the selector
 */
function fillSelector(path: string) {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-chooses-locale]')];
  if (links.length === 0 || !links.every(({ pathname }) => CLOSED.test(pathname))) return null;
  const homes = Object.fromEntries(links.map(({ hreflang, pathname }) => [hreflang, pathname.replace(CLOSED, '')]));
  for (const link of links) link.pathname = variantPath(location.pathname, homes, link.hreflang);

  const locales = Object.keys(homes);
  const initial = locales.find((locale) => homes[locale] === '/') ?? '';
  const meant = correctedPath(path, initial);
  const locale = locales.find((code) => code !== initial && meant.startsWith(homes[code] ?? '')) ?? initial;
  return { path: meant.replace(/\/$/, '') === path ? path : meant, locale, isHome: meant === homes[locale] };
}

const replaceDocument = (address: string): void => location.replace(address);

/**
 * Puts the words of the requested path into the search field of a 404 page, unless it has text.
 * @param path the requested path, decoded
 */
function fillSearch(path: string): void {
  const field = document.querySelector<HTMLInputElement>('main input[type="search"]');
  // The form's action is the search page of the page's locale.
  const home = field?.form?.getAttribute('action')?.replace(SEARCH_PATH, '/') ?? '/';
  if (field && field.value === '') field.value = wordsOfPath(path, home);
}

function itemOf([path, title]: PageIndex[number]): HTMLLIElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = path;
  link.textContent = title;
  item.append(link);
  return item;
}

/**
 * Suggests the pages with the most similar paths. Without any, nothing is shown.
 * @param box a live region with the label of the heading
 * @param path the requested path, decoded
 */
function showNearPages(box: HTMLElement, path: string, index: PageIndex): void {
  const near = nearPages(path, index);
  if (near.length === 0) return;
  const heading = document.createElement('h2');
  heading.textContent = box.dataset.near ?? '';
  const list = document.createElement('ul');
  list.append(...near.map(itemOf));
  box.append(heading, list);
}

/** The extension of a legacy URL; no page is about it. */
const EXTENSION = /\.(html?|php|aspx?)$/i;

/**
 * Returns the words of a missing path, as a search query: "/sl/blog/vavčer-za-ai.html" → "blog vavčer za ai".
 * @param home the locale's home page, which is left out
 */
export function wordsOfPath(path: string, home: string): string {
  const own = path.startsWith(home) ? path.slice(home.length) : path;
  return wordsIn(own.replace(EXTENSION, ''))
    .map(({ word }) => word)
    .join(' ');
}

const MOST = 3;
/** Pages with a larger distance are no suggestion. */
const FARTHEST = 0.6;
/** The distance from the nearest page beyond which another one is no suggestion. */
const BEHIND_NEAREST = 0.2;
/** Longer than any path of the site; the rest is ignored. */
const LONGEST = 120;

/** The Levenshtein distance of two texts. */
export function editDistance(a: string, b: string): number {
  let above = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const changed = (above[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1);
      current.push(Math.min((above[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, changed));
    }
    above = current;
  }
  return above[b.length] ?? 0;
}

/** From 0 for equal texts to 1 for entirely different ones. */
const difference = (a: string, b: string): number => editDistance(a, b) / Math.max(a.length, b.length, 1);

/** The words of a path or a title: "/sl/Blog/zakaj-še.html?page=2" → ["sl", "blog", "zakaj", "se", "page", "2"]. */
function wordsOf(text: string): string[] {
  return foldText(text)
    .replace(/\.(html?|php|aspx?)\b/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** How many of the requested words a page's path or title has, from 0 to 1; short words do not count. */
function coverage(asked: readonly string[], words: readonly string[]): number {
  const long = asked.filter((word) => word.length > 2);
  const telling = long.length > 0 ? long : asked;
  const likeness = telling.map((word) => Math.max(0, ...words.map((other) => 1 - difference(word, other))));
  return likeness.reduce((sum, value) => sum + value, 0) / telling.length;
}

function distance(asked: readonly string[], [path, title]: PageIndex[number]): number {
  const words = wordsOf(path);
  const wholes = [asked, words].map((list) => list.join('/')) as [string, string];
  const isAbove = wholes[0].startsWith(`${wholes[1]}/`);
  const far = 0.6 * (1 - coverage(asked, [...words, ...wordsOf(title)])) + 0.4 * difference(...wholes);
  return isAbove ? Math.min(far, FARTHEST) : far;
}

/**
 * Returns the pages with the most similar paths and titles, the nearest first.
 * @param asked the requested path, decoded
 * @param index pages of the locale
 */
export function nearPages(asked: string, index: PageIndex): PageIndex {
  const words = wordsOf(asked.slice(0, LONGEST));
  if (words.length === 0) return [];
  const byDistance = index
    .map((page) => ({ page, far: distance(words, page) }))
    .filter(({ page: [path], far }) => far <= FARTHEST && wordsOf(path).length > 0)
    .sort((a, b) => a.far - b.far);
  const nearest = byDistance[0]?.far ?? 0;
  return byDistance
    .filter(({ far }) => far <= nearest + BEHIND_NEAREST)
    .slice(0, MOST)
    .map(({ page }) => page);
}

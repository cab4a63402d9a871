import { SEARCH_PATH } from '../../i18n/search/SearchIndex';
import { type PageIndex, pageIndexPath } from '../../lib/url/pagePaths';
import { wordsIn } from '../../i18n/search/termOf';
import { foldText } from '../../lib/text/foldText';

/**
 * Helps on a 404 page: fills the search field and suggests pages with similar paths.
 * @param box for the pages, see showNearPages
 * @param path the requested path, decoded
 */
export async function notFoundSuggestions(box: HTMLElement, path: string): Promise<void> {
  fillSearch(path);
  await showNearPages(box, path);
}

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
async function showNearPages(box: HTMLElement, path: string): Promise<void> {
  const answer = await fetch(pageIndexPath(document.documentElement.lang));
  const near = answer.ok ? nearPages(path, (await answer.json()) as PageIndex) : [];
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

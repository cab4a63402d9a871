import { SEARCH_PATH } from '../../i18n/search/SearchIndex';
import { type PageIndex, pageIndexPath } from '../../lib/url/pagePaths';
import { wordsIn } from '../../i18n/search/termOf';
import { foldText } from '../../lib/text/foldText';

/**
 * Leads on from an address where nothing is: by the search field, and by pages that are near it.
 * @param box for the pages, see showNearPages
 * @param path that was asked for, decoded
 */
export async function notFoundSuggestions(box: HTMLElement, path: string): Promise<void> {
  fillSearch(path);
  await showNearPages(box, path);
}

/**
 * On a page that answers a miss: puts the words of its address into the search field, unless somebody is writing in it.
 * @param path that was asked for, decoded
 */
function fillSearch(path: string): void {
  const field = document.querySelector<HTMLInputElement>('main input[type="search"]');
  // The form leads to the search of the page's language.
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
 * Suggests the pages whose addresses are nearest to one that leads nowhere. Without any, nothing is shown.
 * @param box a live region, which holds the heading's words
 * @param path that was asked for, decoded
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
 * Returns the words of a path that leads nowhere, for a search: "/sl/blog/vavčer-za-ai.html" → "blog vavčer za ai".
 * @param home the locale's home page, which is left out
 */
export function wordsOfPath(path: string, home: string): string {
  const own = path.startsWith(home) ? path.slice(home.length) : path;
  return wordsIn(own.replace(EXTENSION, ''))
    .map(({ word }) => word)
    .join(' ');
}

const MOST = 3;
/** A page farther away than this would be a guess. */
const FARTHEST = 0.6;
/** Beside a page that is much nearer, another one is no suggestion. */
const BEHIND_NEAREST = 0.2;
/** Longer than any address of the site; what is typed beyond tells nothing. */
const LONGEST = 120;

/** How many letters have to be put in, taken out or changed to make one text of another. */
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

/** From 0 for the same to 1 for nothing in common. */
const difference = (a: string, b: string): number => editDistance(a, b) / Math.max(a.length, b.length, 1);

/** The words of an address or a title: "/sl/Blog/zakaj-še.html?page=2" → ["sl", "blog", "zakaj", "se", "page", "2"]. */
function wordsOf(text: string): string[] {
  return foldText(text)
    .replace(/\.(html?|php|aspx?)\b/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** How much of what was asked for a page's address or title has, from 0 to 1; short words say little. */
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
 * The pages whose addresses and titles are nearest to an address that leads nowhere, the nearest first.
 * @param asked the path that was asked for, decoded
 * @param index pages of the language
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

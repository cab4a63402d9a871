import { SEARCH_PATH } from '../../i18n/search/SearchIndex';
import { wordsOfPath } from '../../i18n/search/wordsOfPath';
import { type PageIndex, pageIndexPath } from '../../lib/url/pagePaths';
import { nearPages } from '../../lib/url/nearPages';

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

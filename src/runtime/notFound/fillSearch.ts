import { SEARCH_PATH } from '../../i18n/search/SEARCH_PATH';
import { wordsOfPath } from '../../i18n/search/wordsOfPath';

/**
 * On a page that answers a miss: puts the words of its address into the search field, unless somebody is writing in it.
 * @param path that was asked for, decoded
 */
export function fillSearch(path: string): void {
  const field = document.querySelector<HTMLInputElement>('main input[type="search"]');
  // The form leads to the search of the page's language.
  const home = field?.form?.getAttribute('action')?.replace(SEARCH_PATH, '/') ?? '/';
  if (field && field.value === '') field.value = wordsOfPath(path, home);
}

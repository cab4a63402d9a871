import { fillSearch } from './fillSearch';
import { showNearPages } from './showNearPages';

/**
 * Leads on from an address where nothing is: by the search field, and by pages that are near it.
 * @param box for the pages, see showNearPages
 * @param path that was asked for, decoded
 */
export async function notFoundSuggestions(box: HTMLElement, path: string): Promise<void> {
  fillSearch(path);
  await showNearPages(box, path);
}

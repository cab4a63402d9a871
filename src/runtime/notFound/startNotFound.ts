import { documentTitle } from '../../lib/text/pageTitle';
import { readServerTiming } from '../page/readServerTiming';

/** The path that was asked for, as people write it. */
function askedPath(): string {
  try {
    return decodeURI(location.pathname);
  } catch {
    return location.pathname;
  }
}

/**
 * On a page that answers a miss: names the document after the address that leads nowhere, "404 - Page not found: /x/", and
 * suggests pages that are near it. The page is built once for all misses and cannot know it.
 */
export function startNotFound(): void {
  const box = document.querySelector<HTMLElement>('[data-not-found]');
  if (!box) return;
  const path = askedPath();
  const site = document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content ?? '';
  // The page may be there, and not take what its address asks of it.
  const words = readServerTiming('refused') === null ? box.dataset.notFound : box.dataset.refused;
  document.title = documentTitle(words?.replace('{}', () => path) ?? '', site);
  void import('./notFoundSuggestions')
    .then(({ notFoundSuggestions }) => notFoundSuggestions(box, path))
    .catch(() => undefined);
}

import { documentTitle } from '../../lib/text/pageTitle';
import { readServerTiming } from '../page/readServerTiming';

/** The requested path, decoded. */
function askedPath(): string {
  try {
    return decodeURI(location.pathname);
  } catch {
    return location.pathname;
  }
}

/**
 * On a 404 page: adds the requested path to the title, "404 - Page not found: /x/", and suggests pages with similar
 * paths. The page is built once for all missing paths.
 */
export function startNotFound(): void {
  const box = document.querySelector<HTMLElement>('[data-not-found]');
  if (!box) return;
  const path = askedPath();
  const site = document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content ?? '';
  // The page may exist and not accept the query of its URL.
  const words = readServerTiming('refused') === null ? box.dataset.notFound : box.dataset.refused;
  document.title = documentTitle(words?.replace('{}', () => path) ?? '', site);
  void import('./notFoundSuggestions')
    .then(({ notFoundSuggestions }) => notFoundSuggestions(box, path))
    .catch(() => undefined);
}

import { isLineSpared } from './isLineSpared';
import { HYDRATED } from './siteEvents';
import { whenQuiet } from './whenQuiet';

/** Pages of the site, as the browser itself judges them likely: under a pointer, or held in view on a telephone. */
const RULES = { prefetch: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }] };

/**
 * Lets the browser fetch the next page as a document, where it knows how to. Once the application runs, that fetches the
 * parts of pages itself (preloadPages.ts).
 */
export function startPrefetch(): void {
  if (isLineSpared() || !HTMLScriptElement.supports?.('speculationrules')) return;
  const rules = Object.assign(document.createElement('script'), {
    type: 'speculationrules',
    textContent: JSON.stringify(RULES),
  });
  let isWanted = true;
  addEventListener(HYDRATED, () => {
    isWanted = false;
    rules.remove();
  });
  whenQuiet(() => {
    if (isWanted) document.head.append(rules);
  });
}

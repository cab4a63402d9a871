import { SPECULATION_RULES } from '../lib/SPECULATION_RULES';
import { isLineSpared } from './isLineSpared';
import { HYDRATED } from './siteEvents';
import { whenQuiet } from './whenQuiet';

/**
 * Lets the browser fetch the next page as a document, where it knows how to. Once the application runs, that fetches the
 * parts of pages itself (preloadPages.ts).
 */
export function startPrefetch(): void {
  if (isLineSpared() || !HTMLScriptElement.supports?.('speculationrules')) return;
  const rules = Object.assign(document.createElement('script'), {
    type: 'speculationrules',
    textContent: SPECULATION_RULES,
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

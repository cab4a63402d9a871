import { SPECULATION_RULES } from '../../lib/url/SPECULATION_RULES';
import { prefersReducedData } from './prefersReducedData';
import { HYDRATED } from '../page/siteEvents';
import { afterLoad } from '../page/afterLoad';

/**
 * Lets the browser fetch the next page as a document, where it knows how to. Once the application runs, that fetches the
 * parts of pages itself (preloadPages.ts).
 */
export function startPrefetch(): void {
  if (prefersReducedData() || !HTMLScriptElement.supports?.('speculationrules')) return;
  const rules = Object.assign(document.createElement('script'), {
    type: 'speculationrules',
    textContent: SPECULATION_RULES,
  });
  let isWanted = true;
  addEventListener(HYDRATED, () => {
    isWanted = false;
    rules.remove();
  });
  afterLoad(() => {
    if (isWanted) document.head.append(rules);
  });
}

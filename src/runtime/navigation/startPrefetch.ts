import { SPECULATION_RULES } from '../../lib/url/SPECULATION_RULES';
import { prefersReducedData } from './prefersReducedData';
import { HYDRATED } from '../page/siteEvents';
import { afterLoad } from '../page/afterLoad';

/**
 * Lets the browser prefetch the next page as a document, if it supports speculation rules. Once the application runs,
 * it fetches pages itself (preloadPages.ts).
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

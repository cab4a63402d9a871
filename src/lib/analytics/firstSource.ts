import { withTabStorage } from '../browser/tabStorage';
import { sourceOf } from './sourceOf';

/** The key in the tab's storage: no cookie, so it ends with the tab and is never sent by itself. */
const KEY = 'source';

const queryOf = (address: string): string => /\?[^#]*/.exec(address)?.[0] ?? '';

/** The query with which the document was loaded, also after navigations inside the site. */
function queryOfDocument(): string {
  const [navigation] = performance.getEntriesByType?.('navigation') ?? [];
  return queryOf(navigation?.name || location.href);
}

/** The query of the site's page before, if that was left before its own could be kept. */
const queryOfReferrer = (): string =>
  document.referrer.startsWith(`${location.origin}/`) ? queryOf(document.referrer) : '';

/**
 * Returns the campaign that first led to this tab, as a query such as `utm_source=letter&gclid=Cj0`; '' without one.
 * @param campaign see sourceOf
 */
export function firstSource(campaign: RegExp): string {
  // Without storage only the current document counts.
  const kept = sourceOf(withTabStorage((storage) => storage.getItem(KEY)) ?? '', campaign);
  if (kept) return kept;
  const source = sourceOf(queryOfReferrer(), campaign) || sourceOf(queryOfDocument(), campaign);
  if (source) withTabStorage((storage) => storage.setItem(KEY, source));
  return source;
}

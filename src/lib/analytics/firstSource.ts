import { sourceOf } from './sourceOf';

/** The key in the tab's storage: no cookie, so it ends with the tab and is never sent by itself. */
const KEY = 'source';

function readKept(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    // A browser may deny the storage: then only the current document counts.
    return '';
  }
}

function keep(source: string): void {
  try {
    sessionStorage.setItem(KEY, source);
  } catch {
    // As above.
  }
}

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
  const kept = sourceOf(readKept(), campaign);
  if (kept) return kept;
  const source = sourceOf(queryOfReferrer(), campaign) || sourceOf(queryOfDocument(), campaign);
  if (source) keep(source);
  return source;
}

import { goTo } from '../../lib/browser/clicks';

/** Key of the session's storage: the time and the causes of automatic reloads. */
const KEY = 'site-reloads';
/** The minimum time between two automatic reloads. */
const GUARD_MS = 10_000;

type Reloads = { readonly at: number; readonly causes: readonly string[] };

function readReloads(): Reloads {
  const none = { at: -Infinity, causes: [] };
  return (JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Reloads | null) ?? none;
}

/**
 * Reloads the page to repair it, once for each cause and never twice within ten seconds. Without storage an earlier
 * reload would be unknown, so nothing is done.
 * @param cause what is repaired, such as the URL of a missing script
 * @param reload reloads the page
 * @returns whether the page is reloaded
 */
export function reloadOnce(cause: string, reload: () => void = goTo): boolean {
  try {
    const { at, causes } = readReloads();
    const now = Date.now();
    if (now - at < GUARD_MS || causes.includes(cause)) return false;
    sessionStorage.setItem(KEY, JSON.stringify({ at: now, causes: [...causes, cause] }));
    if (readReloads().at !== now) return false;
  } catch {
    return false;
  }
  reload();
  return true;
}

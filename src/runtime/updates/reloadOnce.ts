import { goTo } from '../../lib/browser/clicks';

/** In the session's storage: when the page was last loaded anew by itself, and for the sake of what. */
const KEY = 'site-reloads';
/** A page that could not be mended by loading it anew is not loaded anew again at once. */
const GUARD_MS = 10_000;

type Reloads = { readonly at: number; readonly causes: readonly string[] };

function readReloads(): Reloads {
  const none = { at: -Infinity, causes: [] };
  return (JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Reloads | null) ?? none;
}

/**
 * Loads the page anew to mend something, once for each cause and never twice within ten seconds. Where the browser keeps
 * nothing there is no knowing whether it was done already, so nothing is done.
 * @param cause what is to be mended, such as the address of a script that did not come
 * @param reload loads the page anew
 * @returns whether it is done
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

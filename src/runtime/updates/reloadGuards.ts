import { hasDrafts } from '../../features/forms/draftStore';
import { goTo } from '../../lib/browser/clicks';
import { siteSettings } from '../page/siteSettings';

/** Key of the session's storage: the time and the causes of automatic reloads. */
const RELOADS_KEY = 'site-reloads';
/** The minimum time between two automatic reloads. */
const APART_MS = 10_000;

type Reloads = { readonly at: number; readonly causes: readonly string[] };

function readReloads(): Reloads {
  const none = { at: -Infinity, causes: [] };
  return (JSON.parse(sessionStorage.getItem(RELOADS_KEY) ?? 'null') as Reloads | null) ?? none;
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
    if (now - at < APART_MS || causes.includes(cause)) return false;
    sessionStorage.setItem(RELOADS_KEY, JSON.stringify({ at: now, causes: [...causes, cause] }));
    if (readReloads().at !== now) return false;
  } catch {
    return false;
  }
  reload();
  return true;
}

/** Key of the local storage: the version of the site that the browser last showed. */
const VERSION_KEY = 'userappversion';

/** Whether one version is later than another: "1.10.0" than "1.6.20". */
export function isNewer(version: string, than: string): boolean {
  const [a, b] = [version, than].map((text) => text.split('.').map(Number));
  for (const [index, part] of (a ?? []).entries()) {
    const difference = part - (b?.[index] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return false;
}

/** Reloads the page once in a browser that last showed an older version of the site. */
export function startVersionGuard(reload: () => void = goTo): void {
  const { version } = siteSettings();
  try {
    const known = localStorage.getItem(VERSION_KEY);
    if (version === '' || (known !== null && !isNewer(version, known))) return;
    localStorage.setItem(VERSION_KEY, version);
    // Only if it is saved: the next page would find the old version and reload as well.
    if (known !== null && localStorage.getItem(VERSION_KEY) === version) reloadOnce(`version ${version}`, reload);
  } catch {
    // Storage is denied or full: the page works without.
  }
}

/** The messages of browsers and webpack about a missing chunk. */
const NO_CHUNK =
  /loading (css )?chunk .+ failed|dynamically imported module|importing a module script failed|not rendering react/i;

/** By then a page with a fallback has begun to load it. */
const GRACE_MS = 250;

let leaving = false;
const leave = () => void (leaving = true);

/**
 * Reloads the page if the server can be reached: a page whose extras fail is better than the browser's own error page.
 */
async function repair(reload: () => void, graceMs: number): Promise<void> {
  // Nor while a visitor fills in a form, for a chunk that the form does not need.
  if (!navigator.onLine || hasDrafts()) return;
  // Added only now: the listener excludes a page from the back/forward cache in some browsers.
  window.addEventListener('beforeunload', leave);
  const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  // Gatsby loads the document of a page whose chunks are missing, and the voucher's link leads to its page if its modal
  // is missing: reloading this page would cancel that.
  await new Promise((resolve) => setTimeout(resolve, graceMs));
  if (!answer?.ok || leaving) return;
  // A missing chunk may be reported twice, as a script and as a page without it: reload once for each release.
  reloadOnce(`parts of ${siteSettings().application?.hash}`, reload);
}

/**
 * Whether a script belongs to a page's template. Most of these are prefetched, and a failed one does no harm yet:
 * Gatsby loads the document at the navigation. For the current page Gatsby rejects a promise.
 */
const isOfPage = ({ src }: HTMLScriptElement): boolean =>
  Object.entries(siteSettings().application?.chunks ?? {}).some(
    ([name, files]) => name.startsWith('component') && files.includes(new URL(src).pathname),
  );

/**
 * Reloads the page once if a chunk of the application cannot be loaded, because of a new release or a network failure.
 * Called before the application starts, so that it handles the event first: Gatsby's own handler reloads at every such
 * error, in an endless loop in the worst case.
 */
export function startChunkGuard(reload: () => void = goTo, graceMs: number = GRACE_MS): void {
  window.addEventListener(
    'error',
    ({ target }) => {
      // src/runtime/boot/startApplication.ts requests the scripts that start the application again; webpack marks its
      // own.
      if (target instanceof HTMLScriptElement && target.dataset.webpack && !isOfPage(target))
        void repair(reload, graceMs);
    },
    true,
  );
  window.addEventListener('unhandledrejection', (event) => {
    const reason: unknown = event.reason;
    const message = reason instanceof Error ? reason.message : String(reason);
    if (!NO_CHUNK.test(message)) return;
    event.stopImmediatePropagation();
    void repair(reload, graceMs);
  });
}

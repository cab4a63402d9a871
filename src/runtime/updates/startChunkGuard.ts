import { hasDrafts } from '../../features/forms/draftStore';
import { goTo } from '../../lib/browser/clicks';
import { reloadOnce } from './reloadOnce';
import { siteSettings } from '../page/siteSettings';

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
  // Added only now: the listener excludes a page from the back/forward cache in some browsers.
  window.addEventListener('beforeunload', leave);
  const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  // Gatsby loads the document of a page whose chunks are missing, and the voucher's link leads to its page if its modal
  // is missing: reloading this page would cancel that.
  await new Promise((resolve) => setTimeout(resolve, graceMs));
  // Nor while a visitor fills in a form; src/features/forms/lazyForm.ts makes a draft of a form whose own code is missing meanwhile.
  if (!answer?.ok || leaving || hasDrafts()) return;
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

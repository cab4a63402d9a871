import { hasDrafts } from '../../features/forms/draftStore';
import { goTo } from '../../lib/browser/clicks';
import { reloadOnce } from './reloadOnce';
import { siteSettings } from '../page/siteSettings';

/** How browsers, and webpack, call a part of the code that did not come. */
const NO_CHUNK =
  /loading (css )?chunk .+ failed|dynamically imported module|importing a module script failed|not rendering react/i;

/** By then a page with a fallback has begun to load it. */
const GRACE_MS = 250;

let leaving = false;
const leave = () => void (leaving = true);

/** Loads the page anew if the server can be reached: better a page whose extras fail than the browser's own error page. */
async function mend(reload: () => void, graceMs: number): Promise<void> {
  // Nor under the hands of somebody who is writing, for a part that the form does without.
  if (!navigator.onLine || hasDrafts()) return;
  // Listened to only now: it keeps some browsers from holding the page ready for the way back.
  window.addEventListener('beforeunload', leave);
  const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  // Gatsby loads the document of a page whose parts did not come, and the voucher's link leads to its page when its modal
  // does not: loading this page anew would call that off.
  await new Promise((resolve) => setTimeout(resolve, graceMs));
  if (!answer?.ok || leaving) return;
  // A missing part may be reported twice, as a script and as a page without it: reload once for each release.
  reloadOnce(`parts of ${siteSettings().application?.hash}`, reload);
}

/**
 * Whether a script belongs to some page's template. Most of these are fetched beforehand, and one that fails then is nobody's
 * loss yet: Gatsby loads the document once somebody goes there. Of the page shown Gatsby says so in a rejection.
 */
const isOfPage = ({ src }: HTMLScriptElement): boolean =>
  Object.entries(siteSettings().application?.chunks ?? {}).some(
    ([name, files]) => name.startsWith('component') && files.includes(new URL(src).pathname),
  );

/**
 * Loads the page anew, once, when a part of the application can't be loaded: a release came in between, or the network
 * failed. Called before the application starts, so that it hears first: Gatsby's own answer to such an error reloads at
 * every one, forever if need be.
 */
export function startChunkGuard(reload: () => void = goTo, graceMs: number = GRACE_MS): void {
  window.addEventListener(
    'error',
    ({ target }) => {
      // The scripts that start the application are asked for again (src/runtime/boot/startApplication.ts); webpack marks its own.
      if (target instanceof HTMLScriptElement && target.dataset.webpack && !isOfPage(target))
        void mend(reload, graceMs);
    },
    true,
  );
  window.addEventListener('unhandledrejection', (event) => {
    const reason: unknown = event.reason;
    const message = reason instanceof Error ? reason.message : String(reason);
    if (!NO_CHUNK.test(message)) return;
    event.stopImmediatePropagation();
    void mend(reload, graceMs);
  });
}

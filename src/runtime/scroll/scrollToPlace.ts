import { isForward } from '../page/isForward';

type Place = { readonly pathname: string; readonly hash: string; readonly action?: string };

/** Milliseconds until what stands above the place on a new page has its height. */
const WAIT = 150;

let stopWaiting = () => {};

function elementAt(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // Not every address is well written.
    return null;
  }
}

/** Waits, unless the visitor scrolls meanwhile: nobody is pulled away from where they went. */
function afterMoment(then: () => void): void {
  const listeners = new AbortController();
  const timer = window.setTimeout(() => {
    stopWaiting();
    then();
  }, WAIT);
  stopWaiting = () => {
    window.clearTimeout(timer);
    listeners.abort();
  };
  for (const type of ['wheel', 'touchmove', 'keydown']) {
    window.addEventListener(type, stopWaiting, { passive: true, signal: listeners.signal });
  }
}

/**
 * After a navigation inside the site to a place on a page: brings it into view, smoothly after a moment, or at once for
 * visitors who want no motion. Until then a new page shows its top. Going back, the place is the one that was left.
 */
export function scrollToPlace(location: Place, previous: Place | null): void {
  stopWaiting();
  // The browser takes care of the page with which the document is loaded.
  if (!previous || !location.hash || !isForward(location)) return;
  if (location.pathname !== previous.pathname) window.scrollTo({ left: 0, top: 0, behavior: 'instant' });
  const show = (behavior: ScrollBehavior) => elementAt(location.hash)?.scrollIntoView({ behavior });
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) show('instant');
  else afterMoment(() => show('smooth'));
}

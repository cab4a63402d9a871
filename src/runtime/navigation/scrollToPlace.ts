import { isForward, type Place } from '../page/isForward';
import type { GatsbyBrowser } from 'gatsby';

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

/**
 * A new page is shown from its top, at once: the style sheet's smooth way is for places on one page. Over a whole page it
 * is a long ride, and while a transition holds the frames back it never begins.
 * @param atOnce from before a page is drawn until it is
 */
export function scrollAtOnce(atOnce: boolean): void {
  document.documentElement.style.scrollBehavior = atOnce ? 'auto' : '';
}

/** The arguments with which Gatsby calls it; its types declare fewer. */
type Args = {
  prevRouterProps?: { location: Place };
  routerProps: { location: Place };
  getSavedScrollPosition(location: Place): [left: number, top: number];
};

/**
 * Whether Gatsby scrolls. Not on the first page: the browser has scrolled, and the visitor may have read on by the time the
 * application runs. Not to the top of a new page: Chromium ignores there that scrolling is no longer smooth (scrollAtOnce).
 * Not to a fragment: scrollToPlace does that, and going back restores the scroll position, where Gatsby would scroll to
 * the fragment again.
 */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = (args) => {
  const { prevRouterProps, routerProps, getSavedScrollPosition } = args as unknown as Args;
  if (!prevRouterProps) return false;
  const { location } = routerProps;
  const elsewhere = location.pathname !== prevRouterProps.location.pathname;
  if (elsewhere && isForward(location) && !location.hash) {
    window.scrollTo({ left: 0, top: 0, behavior: 'instant' });
    return false;
  }
  // Undefined leaves it to Gatsby, which its types don't know either.
  if (!location.hash) return undefined as unknown as boolean;
  if (elsewhere && !isForward(location)) window.scrollTo(...getSavedScrollPosition(location));
  return false;
};

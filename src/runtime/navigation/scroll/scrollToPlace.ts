import type { GatsbyBrowser } from 'gatsby';
import { positionOfEntry } from './entryPositions';
import { readFrom } from './readFrom';

/** A location of the router, with the action of the history that led to it. */
export type Place = { readonly pathname: string; readonly hash: string; readonly action?: string };

/**
 * Whether a navigation followed a link, and did not go back or forward in the history. Gatsby passes the history's
 * action on; going back to a page whose data had to be fetched again has none.
 */
export const isForward = ({ action }: { readonly action?: string }): boolean =>
  action === 'PUSH' || action === 'REPLACE';

/** Milliseconds until the content above the fragment on a new page has its height. */
const WAIT = 150;

let stopWaiting = () => {};

/** The element of a fragment. */
export function elementAt(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // The fragment may have an invalid encoding.
    return null;
  }
}

/** Waits, and cancels if the visitor scrolls meanwhile. */
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
 * After a navigation inside the site to a fragment: scrolls to it, smoothly after a delay, or at once if reduced motion
 * is requested. Until then a new page shows its top. The next Tab goes on from there, as without scripts. A navigation back
 * restores the earlier position.
 */
export function scrollToPlace(location: Place, previous: Place | null): void {
  stopWaiting();
  // The browser handles the page with which the document is loaded.
  if (!previous || !location.hash || !isForward(location)) return;
  if (location.pathname !== previous.pathname) window.scrollTo({ left: 0, top: 0, behavior: 'instant' });
  const element = elementAt(location.hash);
  if (!element) return;
  const show = (behavior: ScrollBehavior) => element.scrollIntoView({ behavior });
  // On a new page announceRoute() does it, after the router's own focus.
  if (location.pathname === previous.pathname) readFrom(element);
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) show('instant');
  else afterMoment(() => show('smooth'));
}

/**
 * Turns smooth scrolling off while a new page renders: the style sheet's smooth scrolling is for fragments. Over a
 * whole page it takes long, and it never begins while a view transition holds frames back.
 * @param atOnce true before a page renders, false after it
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
 * the fragment again. Not back to an entry that the application left: entryPositions.ts has its position.
 */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = (args) => {
  const { prevRouterProps, routerProps, getSavedScrollPosition } = args as unknown as Args;
  if (!prevRouterProps) return false;
  const { location } = routerProps;
  const isElsewhere = location.pathname !== prevRouterProps.location.pathname;
  const isStepAhead = isForward(location);
  if (isElsewhere && isStepAhead && !location.hash) {
    window.scrollTo({ left: 0, top: 0, behavior: 'instant' });
    return false;
  }
  const top = isStepAhead ? undefined : positionOfEntry();
  if (top !== undefined) {
    window.scrollTo({ left: 0, top, behavior: 'instant' });
    return false;
  }
  // Undefined means Gatsby's default, which its types do not declare either.
  if (!location.hash) return undefined as unknown as boolean;
  if (isElsewhere && !isStepAhead) window.scrollTo(...getSavedScrollPosition(location));
  return false;
};

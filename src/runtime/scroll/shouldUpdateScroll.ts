import type { GatsbyBrowser } from 'gatsby';
import { isForward } from '../page/isForward';

/** As Gatsby really calls it; its types know less. */
type Location = { readonly pathname: string; readonly hash: string; readonly action?: string };
type Args = {
  prevRouterProps?: { location: Location };
  routerProps: { location: Location };
  getSavedScrollPosition(location: Location): [left: number, top: number];
};

/**
 * Whether Gatsby scrolls. Not at the first page: the browser has, and by the time the application runs the visitor may
 * have read on. Not to the top of a new page: going there Chromium takes no notice that scrolling is no longer smooth
 * (scrollAtOnce.ts). Not to a place on a page: src/runtime/scroll/scrollToPlace.ts does, and going back there restores what was
 * in view, where Gatsby would show the place again.
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

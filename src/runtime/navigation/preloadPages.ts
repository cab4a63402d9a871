import type { GatsbyLoader } from '../../lib/browser/gatsbyInternals';
import { prefersReducedData } from './prefersReducedData';
import { lookUpRedirect } from './lookUpRedirect';
import { afterLoad } from '../page/afterLoad';

/** Pages that load at a time, each by one request after the other. */
const AT_ONCE = 4;

/** Milliseconds after which a page is fetched although the browser is busy, such as with an endless animation. */
const BUSY_MS = 1000;

/** Safari has no `requestIdleCallback`. */
const whenIdle = (then: () => void): void =>
  void ('requestIdleCallback' in window ? requestIdleCallback(then, { timeout: BUSY_MS }) : setTimeout(then));

/**
 * Fetches the pages of visible links, from a second after the page has loaded: Gatsby's own queue would begin three
 * seconds after the application, and leave the last round trip to the click. On a slow or metered network nothing is
 * fetched, not even at a hover.
 * @param loader Gatsby's
 * @param lookUp looks up a redirect, for which the click would have to wait; a redirected path has no page
 */
export function preloadPages(loader: Partial<GatsbyLoader>, lookUp: typeof lookUpRedirect = lookUpRedirect): void {
  const { hovering } = loader;
  // Links, not paths: one in the header may leave the viewport while another in the footer enters it.
  const waiting = new Set<{ path: string }>();
  let free = 0;
  const fetchNext = () => {
    const [link] = waiting;
    if (free === 0 || link === undefined) return;
    waiting.delete(link);
    const { path } = link;
    free -= 1;
    const next = () => {
      free += 1;
      fetchNext();
    };
    // If a page cannot be fetched now, the click fetches it.
    whenIdle(() => {
      void lookUp(path)
        .then((target) => (target === null ? loader.loadPage?.(path) : undefined))
        .then(next, next);
    });
  };
  loader.enqueue = (path) => {
    if (prefersReducedData()) return undefined;
    const link = { path };
    waiting.add(link);
    fetchNext();
    // A link that leaves the viewport is dropped from the queue.
    return { abort: () => waiting.delete(link) };
  };
  loader.hovering = async (path) => {
    if (prefersReducedData()) return;
    // For a visible link the lookup has an answer by now; otherwise the page would not wait for it either.
    const target = await Promise.race([lookUp(path), null]);
    if (target === null) hovering?.(path);
  };
  afterLoad(() => {
    free = AT_ONCE;
    for (let begun = 0; begun < AT_ONCE; begun++) fetchNext();
  });
}

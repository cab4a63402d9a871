import type { GatsbyLoader } from '../../lib/browser/gatsbyInternals';
import { prefersReducedData } from './prefersReducedData';
import { lookUpRedirect } from './lookUpRedirect';
import { afterLoad } from '../page/afterLoad';

/** Pages that are on their way at a time, each by one request after the other. */
const AT_ONCE = 4;

/** Safari has no idle moments to tell of. */
const whenIdle = (then: () => void): void =>
  void ('requestIdleCallback' in window ? requestIdleCallback(then) : setTimeout(then));

/**
 * Fetches the pages behind the links in view, from a second after the page is whole: Gatsby's own queue would begin three
 * seconds after the application, and leave the last journey to the click. On a slow line, or one that is to be spared,
 * nothing is fetched, and a pointer over a link is no reason either.
 * @param loader Gatsby's
 * @param lookUp asks whether the address is redirected, for which the click would have to wait; such a one has no page
 */
export function preloadPages(loader: Partial<GatsbyLoader>, lookUp: typeof lookUpRedirect = lookUpRedirect): void {
  const { hovering } = loader;
  // Links, not addresses: one in the header may leave the view while another in the footer comes into it.
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
    // A page that cannot be fetched now is left to the click.
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
    // A link that leaves the view meanwhile is no longer wanted.
    return { abort: () => waiting.delete(link) };
  };
  loader.hovering = async (path) => {
    if (prefersReducedData()) return;
    // A link in view has its answer by now; for another one the page would not wait either.
    const target = await Promise.race([lookUp(path), null]);
    if (target === null) hovering?.(path);
  };
  afterLoad(() => {
    free = AT_ONCE;
    for (let begun = 0; begun < AT_ONCE; begun++) fetchNext();
  });
}

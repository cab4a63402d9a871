import { renderAboveFoldFirst } from '../../lib/browser/firstView';
import {
  gatsbyLoader,
  isOfSameCode,
  type Navigate,
  type NavigateOptions,
  replaceNavigation,
} from '../../lib/browser/gatsbyInternals';
import { goTo } from '../../lib/browser/clicks';
import { type Accepts, acceptsQuery } from '../../lib/url/acceptsQuery';
import { PAGE } from '../page/siteEvents';
import {
  enterEntry,
  keepPositions,
  leaveEntry,
  reclaimPositions,
  returnPosition,
  takeOverPositions,
} from './scroll/entryPositions';
import { enterLink, leaveLink } from './scroll/leftLinks';
import { lookUpRedirect } from './lookUpRedirect';
import { scrollAtOnce } from './scroll/scrollToPlace';
import { showPage } from './showPage';
import { dropBrokenFragment, withoutBrokenFragment } from './withoutBrokenFragment';

/** The longest wait of a navigation for the lookup of a redirect. */
const LONGEST_WAIT_MS = 100;
/** At a click the lookup of a page that was fetched beforehand may be older: an editor may have changed the redirect since. */
const KEPT_MS = 5_000;
/** Longer chains are rejected when they are saved; this limit ends one that was made by mistake. */
const MOST_REDIRECTS = 3;

const pathAndQuery = ({ pathname, search }: { pathname: string; search: string }): string => pathname + search;
const wait = () => new Promise<void>((resolve) => window.setTimeout(resolve, LONGEST_WAIT_MS));

/** Whether a newer release is live than the one of this document (src/runtime/updates/startUpdates.ts sets it). */
const isOutdated = (): boolean => document.documentElement.dataset.release !== undefined;

/** Looks up the redirect of a link that is about to be followed. */
function lookAhead({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.origin !== location.origin || link.pathname === location.pathname) return;
  void lookUpRedirect(pathAndQuery(link), KEPT_MS);
}

let checkHistory: (event: PopStateEvent) => void = () => undefined;

/**
 * Registers the listener by which startNavigation() handles a step in the history before the router does. It must run before the first
 * page renders: the listeners of `window` are called in the order in which they were added (Chromium 147), also those for the capture phase.
 */
export function watchHistory(): void {
  window.addEventListener('popstate', (event) => checkHistory(event));
}

/**
 * Handles a navigation inside the site: first redirects, then the page's data, then the page. The document is loaded
 * from the server, which answers with the right status in the right locale, if the page is missing or does not accept
 * the query; and for every page once a new release is live.
 * @param load loads a document
 */
export function startNavigation(load = goTo): void {
  /** The number of the latest navigation: a second click may come while the first one waits. */
  let latest = 0;
  let show: Navigate = () => undefined;

  async function go(to: string, options: NavigateOptions | undefined, redirects: number): Promise<void> {
    const turn = (latest += 1);
    const url = withoutBrokenFragment(to);
    const target = pathAndQuery(url);
    const address = target + url.hash;
    if (target === pathAndQuery(location)) return show(address, options);
    if (isOutdated()) return load(url.href);

    const loader = gatsbyLoader();
    const lookup = lookUpRedirect(target, KEPT_MS);
    // A redirect that is already known takes precedence: its page has no data.
    let redirect = (await Promise.race([lookup, undefined])) ?? null;
    const loading = redirect === null ? loader?.loadPage?.(target).catch(() => null) : null;
    await Promise.race([lookup.then((found) => (redirect = found)), wait()]);
    const page = redirect === null ? await loading : null;
    if (turn !== latest) return;
    if (redirect !== null) return follow(redirect, url.hash, options, redirects + 1);
    const { accepts }: { accepts?: Accepts } = page?.json?.pageContext ?? {};
    // Gatsby itself would leave out query and fragment of a page whose parts are missing, and show one of newer code as well as load it.
    const isWhole = page?.status !== 'error' && isOfSameCode(page);
    if (!isWhole || loader?.isPageNotFound?.(target) || !acceptsQuery(accepts, url.search)) return load(url.href);

    followLate(lookup, turn, url.hash, redirects);
    leaveLink();
    // Removing a page that holds the focus costs 150 ms on a slow phone.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    renderAboveFoldFirst(url.hash === '');
    const isPlain = !page || url.pathname === location.pathname || document.hidden;
    if (isPlain) show(address, options);
    else showPage(() => show(address, options));
  }

  /** Follows a redirect that is known only once its page is there, in place of that page. */
  function followLate(lookup: Promise<string | null>, turn: number, hash: string, redirects: number): void {
    void lookup.then((found) => {
      if (found !== null && turn === latest) follow(found, hash, { replace: true }, redirects + 1);
    });
  }

  function follow(target: string, hash: string, options: NavigateOptions | undefined, redirects: number): void {
    const url = new URL(target, location.origin);
    url.hash ||= hash;
    if (url.origin !== location.origin || redirects > MOST_REDIRECTS) return load(url.href);
    void go(pathAndQuery(url) + url.hash, options, redirects);
  }

  replaceNavigation((gatsby) => {
    show = (to, options) => {
      leaveEntry();
      takeOverPositions();
      gatsby(to, options);
    };
    return (to, options) => (typeof to === 'string' ? void go(to, options, 0) : gatsby(to, options));
  });

  let here = pathAndQuery(location);
  window.addEventListener(PAGE, () => {
    here = pathAndQuery(location);
    enterEntry();
    enterLink();
  });
  window.addEventListener('pagehide', () => {
    keepPositions();
    returnPosition();
  });
  // A phone ends a hidden page without a further event.
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) return reclaimPositions();
    keepPositions();
    returnPosition();
  });
  let isChecked = false;
  // The router handles the history, once it is known that the page has no redirect by now: it would show the old page first.
  checkHistory = (event) => {
    if (isChecked) return;
    dropBrokenFragment();
    renderAboveFoldFirst(false);
    const there = pathAndQuery(location);
    leaveEntry();
    leaveLink();
    // If the browser restores the position, it does so after this event, on the old page. Animated, it went on over the new one, which was
    // then off by the rest of its way (Chromium 147, 4 of 60 steps back on a busy machine).
    scrollAtOnce(there !== here);
    if (there === here) return enterEntry();
    event.stopImmediatePropagation();
    if (isOutdated()) return load();
    const turn = (latest += 1);
    const lookup = lookUpRedirect(there, KEPT_MS);
    void Promise.race([lookup, wait()]).then((found) => {
      if (turn !== latest) return;
      if (typeof found === 'string') return follow(found, location.hash, { replace: true }, 1);
      isChecked = true;
      window.dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
      isChecked = false;
      followLate(lookup, turn, location.hash, 0);
    });
  };
  for (const sign of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(sign, lookAhead, { passive: true });
  }
}

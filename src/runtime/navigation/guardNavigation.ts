import { renderAboveFoldFirst } from '../../lib/browser/firstView';
import { goTo } from '../../lib/browser/goTo';
import { type Accepts, acceptsQuery } from '../../lib/url/acceptsQuery';
import { lookUpRedirect } from './lookUpRedirect';
import { PAGE } from '../page/siteEvents';

type Options = { readonly replace?: boolean };
type Navigate = (to: string, options?: Options) => void;
type Page = { readonly json?: { readonly pageContext?: { readonly accepts?: Accepts } } } | null | undefined;

/** What Gatsby keeps at the window for its links; undocumented, so each use allows for its absence. */
type GatsbyWindow = {
  ___navigate?: Navigate;
  ___loader?: { loadPage?: (path: string) => Promise<Page>; isPageNotFound?: (path: string) => boolean };
};

/** So long a navigation waits to be told of a redirect. */
const LONGEST_WAIT_MS = 100;
/** Longer chains are refused when they are saved; this keeps a mistaken one from running on. */
const MOST_REDIRECTS = 3;

const addressOf = ({ pathname, search }: { pathname: string; search: string }): string => pathname + search;
const wait = () => new Promise<void>((resolve) => window.setTimeout(resolve, LONGEST_WAIT_MS));

/** Whether another release is out than the one that this document is of (src/runtime/updates/startUpdates.ts). */
const isOutdated = (): boolean => document.documentElement.dataset.release !== undefined;

/** Asks early about a link that is about to be followed. */
function lookAhead({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.origin !== location.origin || link.pathname === location.pathname) return;
  void lookUpRedirect(addressOf(link));
}

/**
 * Looks after what has to be right before a page of the site is shown by script. An address that is redirected is followed;
 * a page that is not there, or does not take the parameters of its address, is left to the server, which answers with the
 * right status in the right language; and once a new release is out, every page is.
 * @param win where Gatsby has put its navigation
 * @param load loads a document
 */
export function guardNavigation(win: GatsbyWindow = window as unknown as GatsbyWindow, load = goTo): void {
  const { ___navigate: navigate, ___loader: loader } = win;
  if (!navigate || !loader?.loadPage) return;
  /** A second click may come while the first one waits. */
  let latest = 0;

  async function go(to: string, options: Options | undefined, redirects: number): Promise<void> {
    const turn = (latest += 1);
    const url = new URL(to, location.href);
    if (addressOf(url) === addressOf(location)) return navigate?.(to, options);
    if (isOutdated()) return load(url.href);

    const answer = lookUpRedirect(addressOf(url));
    // An answer that is there already comes first: a page that leads elsewhere has no data to ask for.
    let target = (await Promise.race([answer, undefined])) ?? null;
    const loading = target === null ? loader?.loadPage?.(addressOf(url)).catch(() => null) : null;
    const lookup = answer.then((found) => (target = found));
    await Promise.race([lookup, wait()]);
    const page = target === null ? await loading : null;
    if (turn !== latest) return;
    if (target !== null) return follow(target, url.hash, options, redirects + 1);
    const isThere =
      !loader?.isPageNotFound?.(addressOf(url)) && acceptsQuery(page?.json?.pageContext?.accepts, url.search);
    if (!isThere) return load(url.href);
    // The browser takes far longer to remove a page that holds the focus: 150 ms of a slow telephone.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    renderAboveFoldFirst(url.hash === '');
    navigate?.(to, options);
  }

  function follow(target: string, hash: string, options: Options | undefined, redirects: number): void {
    const url = new URL(target, location.origin);
    url.hash ||= hash;
    if (url.origin !== location.origin || redirects > MOST_REDIRECTS) return load(url.href);
    void go(addressOf(url) + url.hash, options, redirects);
  }

  win.___navigate = (to, options) => {
    // A number goes back or forth in the history.
    if (typeof to === 'string') void go(to, options, 0);
    else navigate(to, options);
  };

  let here = addressOf(location);
  window.addEventListener(PAGE, () => (here = addressOf(location)));
  // Going back asks nobody beforehand; the router is on its way already.
  window.addEventListener('popstate', () => {
    renderAboveFoldFirst(false);
    const there = addressOf(location);
    if (there === here) return;
    if (isOutdated()) return load();
    void lookUpRedirect(there).then((target) => {
      if (target !== null && there === addressOf(location)) follow(target, location.hash, { replace: true }, 1);
    });
  });
  for (const sign of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(sign, lookAhead, { passive: true });
  }
}

import { type PageView, pushEvent } from './dataLayer';
import { PAGE, type PageDetail } from '../page/siteEvents';
import { whenLoaded } from '../page/afterLoad';

/** Parameters that say by which campaign somebody came. */
const CAMPAIGN = /^(utm_\w+|gclid|gbraid|wbraid|dclid|fbclid|msclkid|_gl)$/;

/**
 * An address as reports may have it: with what tells the campaign, and without all else that may stand in a query or a
 * hash, such as a name, an e-mail address or a referral code.
 */
export function campaignAddress(address: string): string {
  const { origin, pathname, searchParams } = new URL(address);
  const kept = [...searchParams].filter(([name, value]) => CAMPAIGN.test(name) && !value.includes('@'));
  const query = new URLSearchParams(kept).toString();
  return origin + pathname + (query && `?${query}`);
}

/** Milliseconds from a page's end of loading to its event. */
const AFTER = 100;
/** How often a page that has no head of its own by then is given as long again. */
const TRIES = 10;

/** The head comes some moments after the body; src/layout/head/Seo.tsx writes whose it is. */
const hasOwnHead = () => document.documentElement.dataset.page === location.pathname;

function viewNow(previous: string): PageView {
  return {
    event: 'page_view_virtual',
    page_path: location.pathname,
    page_location: campaignAddress(location.href),
    page_title: document.title,
    page_language: document.documentElement.lang,
    page_type: document.querySelector<HTMLElement>('main')?.dataset.template ?? '',
    referrer_path: previous,
  };
}

/**
 * Puts one event on the data layer for each page that is shown: the first, each after a navigation, and one come back to.
 * A place on the same page is none, nor is a page that was left before it had loaded.
 */
export function startPageViews(): void {
  let last: PageView | undefined;
  let timer: number | undefined;
  const report = () => {
    const view = viewNow(last?.page_path ?? '');
    if (last?.page_path === view.page_path && last.page_title === view.page_title) return;
    last = view;
    pushEvent(view);
  };
  const wait = (tries: number) => {
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      // Tags are to learn what they may do before the first page is told of.
      if ('asks' in document.body.dataset) wait(tries);
      else if (tries > 0 && !hasOwnHead()) wait(tries - 1);
      else report();
    }, AFTER);
  };
  whenLoaded(() => {
    if (timer === undefined) wait(0);
  });
  window.addEventListener(PAGE, (event) => {
    // The first page is counted once it has loaded, whether the application runs by then or not.
    if ((event as CustomEvent<PageDetail>).detail.previous !== null) wait(TRIES);
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    // The browser kept this document while another one was looked at.
    last = undefined;
    wait(0);
  });
}

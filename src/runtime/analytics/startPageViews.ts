import { CAMPAIGN } from '../../lib/analytics/CAMPAIGN';
import type { LayerEvent } from '../../lib/analytics/EVENTS';
import { pushEvent } from './dataLayer';
import { PAGE } from '../page/siteEvents';
import { siteSettings } from '../page/siteSettings';
import { whenLoaded } from '../page/afterLoad';

/** Replaces e-mail addresses, as in the path of a link without `mailto:`. */
const withoutEmail = (text: string) => text.replace(/[^/ ]*(@|%40)[^/ ]*/g, '-');

/**
 * Returns a URL for reports: with the campaign's parameters, and without any other part of query and fragment, which
 * may contain a name, an e-mail address or a referral code.
 */
export function campaignAddress(address: string): string {
  const { origin, pathname, searchParams } = new URL(address);
  const kept = [...searchParams].filter(([name, value]) => CAMPAIGN.test(name) && !value.includes('@'));
  const query = new URLSearchParams(kept).toString();
  return origin + withoutEmail(pathname) + (query && `?${query}`);
}

/** Milliseconds between a page's `load` event and its page view. */
const AFTER = 100;
/** How many times the delay is repeated while the page has no head of its own. */
const TRIES = 10;

/** The head is rendered after the body; src/layout/head/Seo.tsx writes the path that it belongs to. */
const hasOwnHead = () => document.documentElement.dataset.page === location.pathname;

type PageView = Extract<LayerEvent, { event: 'page_view_virtual' }>;

function viewNow(previous: string): PageView {
  return {
    event: 'page_view_virtual',
    page_path: withoutEmail(location.pathname),
    page_location: campaignAddress(location.href),
    page_title: withoutEmail(document.title),
    page_language: document.documentElement.lang,
    page_type: document.querySelector<HTMLElement>('main')?.dataset.template ?? '',
    referrer_path: previous,
  };
}

/**
 * Pushes one event for each page view: the first page, each page after a navigation, and a page restored from the
 * back/forward cache. A navigation to a fragment is none, nor is a page that was left before it had loaded.
 */
export function startPageViews(): void {
  let last: PageView | undefined;
  let timer: number | undefined;
  const report = () => {
    const view = viewNow(last?.page_path ?? '');
    if (last?.page_path === view.page_path && last.page_title === view.page_title) return;
    last = view;
    pushEvent(view);
    // Their part comes late, and is given what it shares with this one: an import would split the first scripts.
    void import('./countEvents')
      .then(({ countEvents }) => countEvents(pushEvent, campaignAddress, CAMPAIGN, siteSettings()))
      .catch(() => undefined);
  };
  const wait = (tries: number) => {
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      // Tags must have the visitor's consent before the first page view.
      if ('asks' in document.body.dataset) wait(tries);
      else if (tries > 0 && !hasOwnHead()) wait(tries - 1);
      else report();
    }, AFTER);
  };
  whenLoaded(() => {
    if (timer === undefined) wait(0);
  });
  window.addEventListener(PAGE, (event) => {
    // The first page is counted once it has loaded, whether the application runs or not.
    if (event.detail.previous !== null) wait(TRIES);
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    // The browser kept this document in its back/forward cache.
    last = undefined;
    wait(0);
  });
}

import { splitLocale } from '../../i18n/locales';
import { focusLeftLink } from './scroll/leftLinks';
import { readFrom } from './scroll/readFrom';
import { elementAt, isForward, type Place } from './scroll/scrollToPlace';

/**
 * Sets the document's language, as in the prebuilt page. Not in the page's head: that renders after the page, removes
 * the attribute and sets it again, and the browser would lay out the whole page twice.
 */
export function setDocumentLanguage({ pathname }: { readonly pathname: string }): void {
  const { locale } = splitLocale(pathname);
  if (document.documentElement.lang !== locale) document.documentElement.lang = locale;
}

const REGION = 'page-announcer';

/** Creates the live region for navigations, in the page's language; Gatsby's own speaks English. */
export function prepareAnnouncer(): void {
  const region = document.createElement('p');
  region.id = REGION;
  region.setAttribute('role', 'status');
  region.setAttribute('aria-atomic', 'true');
  region.style.cssText =
    'position:absolute;width:1px;height:1px;margin:0;overflow:hidden;clip-path:inset(50%);white-space:nowrap';
  document.body.append(region);
  const english = document.getElementById('gatsby-announcer');
  english?.setAttribute('aria-live', 'off');
  english?.setAttribute('aria-hidden', 'true');
}

let stopWaiting = () => {};

/**
 * Calls a function once the new title is there: Gatsby removes the old title and inserts the new one after the page has
 * rendered.
 */
function whenTitled(then: () => void): void {
  stopWaiting();
  const old = document.querySelector('title');
  const observer = new MutationObserver(() => {
    const now = document.querySelector('title');
    if (!now || now === old) return;
    stopWaiting();
    then();
  });
  stopWaiting = () => observer.disconnect();
  observer.observe(document.head, { childList: true });
}

function announce(): void {
  const region = document.getElementById(REGION);
  const words = document.querySelector('main')?.dataset.arrival;
  if (!region || !words) return;
  region.lang = document.documentElement.lang;
  region.textContent = words.replace('{}', document.title);
}

/** Focuses the place from which a screen reader reads on: that of the fragment, or the page's heading. */
function focusPlace({ hash }: Place): void {
  const place = (hash && elementAt(hash)) || document.querySelector<HTMLElement>('main h1');
  if (place) readFrom(place);
}

/**
 * After a navigation inside the site: announces the page and focuses its heading or the place of its fragment; after a step back, the
 * link by which the page was left.
 */
export function announceRoute(location: Place, previous: Place | null): void {
  if (!previous || location.pathname === previous.pathname) return;
  whenTitled(() => {
    announce();
    if (isForward(location)) focusPlace(location);
    else focusLeftLink();
  });
}

import { afterPaint } from '../../lib/browser/afterPaint';
import { isForward, type Place } from '../page/isForward';

const REGION = 'page-announcer';

/** Prepares what a screen reader is told after a navigation: our region in the page's language, not Gatsby's English. */
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

/** Gatsby takes the old title away and puts the new one in place some moments after the page is drawn. */
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

/** Where a reader goes on: the heading of the page. */
function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.addEventListener('blur', () => heading.removeAttribute('tabindex'), { once: true });
  heading.focus({ preventScroll: true });
}

/**
 * After a navigation inside the site: says which page it is, and moves the focus to its heading, save where the reader is
 * led elsewhere: to a place on the page, or back to where they were.
 */
export function announceRoute(location: Place, previous: Place | null): void {
  if (!previous || location.pathname === previous.pathname) return;
  whenTitled(() => {
    announce();
    // To focus lays the page out: what the title has changed is painted first.
    if (isForward(location) && !location.hash) afterPaint(focusHeading);
  });
}

/** Behind the page's heading, which is focused one after its title has come (announceRoute.ts, useHeadAfterPaint.tsx). */
const PICTURES = 4;

/**
 * Makes an element take the focus a moment late, and only where nothing else has taken it: the router gives it to the box
 * around everything as soon as a page is drawn. A browser that is asked at once lays the whole page out, and again when
 * the head of the page has changed; asked some pictures later it has nothing left to do.
 */
export function lateFocus(box: HTMLElement | null): void {
  if (!box) return;
  box.focus = () => {
    const focus = () => {
      if (document.activeElement === document.body) HTMLElement.prototype.focus.call(box, { preventScroll: true });
    };
    afterPaint(() => setTimeout(focus), PICTURES);
  };
}

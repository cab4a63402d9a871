import { hasDrafts } from '../../features/forms/draftStore';
import { NEEDS_APPLICATION } from './replayEarlyInput';

/** Elements under a pointer or the focus that are about to be used. */
const CONTROL = 'a, button, summary, input, select, textarea, label';
/** Parts that need the application, and those that lead on from the end of a page. */
const NEAR = 'form, [data-application="near"]';
const NOW = '[data-application="now"]';

const on = (selector: string, { target }: Event): boolean =>
  target instanceof Element && target.closest(selector) !== null;
const always = (): boolean => true;

/**
 * A finger on a link leads away in a moment, as plain HTML: the application would only be in the next page's way. Should
 * it scroll instead, the browser takes the touch back.
 */
const leadsAway = (event: Event): boolean =>
  on('a[href]', event) && (event.type === 'touchstart' || (event as PointerEvent).pointerType === 'touch');

const SIGNS: readonly [type: string, counts: (event: Event) => boolean][] = [
  ['pointerover', (event) => on(CONTROL, event) && !leadsAway(event)],
  // By keyboard, or into a field: what is pressed has its own sign.
  ['focusin', (event) => on(CONTROL, event) && on(':focus-visible', event)],
  ['pointerdown', (event) => !leadsAway(event)],
  ['touchstart', (event) => !leadsAway(event)],
  ['pointercancel', always],
  ['keydown', always],
  // Pressed once more, for it was pressed before anybody listened.
  ['click', (event) => on(NEEDS_APPLICATION, event)],
];

/** Parameters for the voucher's form, on whichever page a visitor comes in. */
const PARAMETERS = /[?&](package|referral)=/;

/** Whether the page is not itself without the application: it says so, or has something to fill in or to remember. */
function isWantedNow(): boolean {
  if (document.querySelector(NOW)) return true;
  return PARAMETERS.test(location.search) || (document.querySelector('form') !== null && hasDrafts());
}

/** How far below the window a form is near. */
const MARGIN = '50%';

/**
 * Waits for the first sign that somebody is about to do something on the page: the pointer or the focus on a control, a
 * touch, a key, a form that comes near the view. A page that wants the application at once does not wait.
 * @param then called once
 */
export function watchIntent(then: () => void): void {
  const listeners = new AbortController();
  const nearness = new IntersectionObserver((seen) => seen.some((one) => one.isIntersecting) && begin(), {
    rootMargin: `0px 0px ${MARGIN}`,
  });
  const begin = () => {
    if (listeners.signal.aborted) return;
    listeners.abort();
    nearness.disconnect();
    then();
  };
  for (const [type, counts] of SIGNS) {
    const listen = (event: Event) => counts(event) && begin();
    document.addEventListener(type, listen, { capture: true, passive: true, signal: listeners.signal });
  }
  for (const element of document.querySelectorAll(NEAR)) nearness.observe(element);
  if (isWantedNow()) begin();
}

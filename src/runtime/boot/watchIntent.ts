import { hasDrafts } from '../../features/forms/draftStore';
import { PRESS } from './keepPress';

/** Elements whose hover or focus announces their use. */
const CONTROL = 'a,button,summary,input,select,textarea,label';
/** Parts that need the application, and parts at the end of a page that lead to further pages. */
const NEAR = 'form,[data-application=near]';
const NOW = '[data-application=now],[aria-busy]';

const on = (selector: string, { target }: Event): boolean =>
  target instanceof Element && target.closest(selector) !== null;
const always = (): boolean => true;

/**
 * A touch on a link follows it as plain HTML: loading the application would only compete with the next page. If it
 * becomes a scroll, the browser cancels the touch.
 */
const leadsAway = (event: Event): boolean =>
  on(`a:not(${PRESS})`, event) && (event.type === 'touchstart' || (event as PointerEvent).pointerType === 'touch');

const SIGNS: readonly [type: string, counts: (event: Event) => boolean][] = [
  ['pointerover', (event) => on(CONTROL, event) && !leadsAway(event)],
  // By keyboard, or in a field: a pressed control has its own event.
  ['focusin', (event) => on(CONTROL, event) && on(':focus-visible', event)],
  ['pointerdown', (event) => !leadsAway(event)],
  ['touchstart', (event) => !leadsAway(event)],
  ['pointercancel', always],
  ['keydown', always],
  // A screen reader may click without any of these.
  ['click', (event) => on(PRESS, event)],
];

/** Parameters for the voucher form, on any page. */
const PARAMETERS = /[?&](package|referral)=/;

/**
 * Whether the page needs the application at once: it is marked so, has parameters for a form, or a form with a draft.
 */
function isWantedNow(): boolean {
  if (document.querySelector(NOW)) return true;
  return PARAMETERS.test(location.search) || (document.querySelector('form') !== null && hasDrafts());
}

/** Distance below the viewport at which a form is near. */
const MARGIN = '50%';

/**
 * Calls a function at the first sign of intent: the pointer or the focus on a control, a touch, a key, a form near the
 * viewport; at once on a page that needs the application.
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

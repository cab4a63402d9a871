import type { Place } from './places';

/** Room above a block, so that it is seen where it begins. */
const ROOM = 24;
/** Pictures above a block load while the page scrolls, and move it. */
const SETTLES = 900;

const behavior = (): ScrollBehavior =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';

/** Scrolls to a place, unless enough of it is in view; opens the answer of a question. */
export function scrollToPlace({ element }: Place): void {
  if (element instanceof HTMLDetailsElement) element.open = true;
  // An item of a row that scrolls sideways.
  if (element.parentElement && element.parentElement.scrollWidth > element.parentElement.clientWidth)
    element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  move(element);
  const again = () => move(element);
  document.addEventListener('load', again, true);
  setTimeout(() => document.removeEventListener('load', again, true), SETTLES);
}

function move(element: Element): void {
  const { top, bottom, height } = element.getBoundingClientRect();
  const room = window.innerHeight;
  const fits = height + 2 * ROOM <= room;
  if (fits ? top >= 0 && bottom <= room : top >= 0 && top <= room / 3) return;
  // A block that fits stands in the upper part of the view: the eye begins there.
  const above = fits ? Math.min((room - height) / 3, 8 * ROOM) : ROOM;
  window.scrollTo({ top: top + window.scrollY - above, behavior: behavior() });
}

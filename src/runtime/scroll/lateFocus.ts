import { afterPaint } from '../../lib/browser/afterPaint';

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

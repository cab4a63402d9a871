import { afterPaint } from '../lib/afterPaint';

/**
 * Makes an element take the focus a moment late, and only where nothing else has taken it: the router gives it to the box
 * around everything as soon as a page is drawn. A browser that is asked at once lays the whole page out, and again when
 * the head of the page has changed; asked after the first picture it has nothing left to do.
 */
export function lateFocus(box: HTMLElement | null): void {
  if (!box) return;
  box.focus = () => {
    // Behind what else waits for the picture, which is the page's heading.
    afterPaint(() =>
      setTimeout(() => {
        if (document.activeElement === document.body) HTMLElement.prototype.focus.call(box, { preventScroll: true });
      }),
    );
  };
}

import type { MouseEvent } from 'react';
import type { goTo } from '../../lib/browser/goTo';
import { isPlainClick } from '../../lib/browser/isPlainClick';

/** Milliseconds from a click on the header of the error page to the reload. */
const RELOAD_AFTER = 50;

/**
 * What a click on the header of the error page does: the window is loaded anew, at the link that was clicked if it was
 * one. The router is kept out of it, since the application is what broke.
 */
export function reloadOnClick(event: MouseEvent, go: typeof goTo): void {
  if (!isPlainClick(event)) return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link) {
    event.preventDefault();
    event.stopPropagation();
  }
  setTimeout(() => go(link?.href), RELOAD_AFTER);
}

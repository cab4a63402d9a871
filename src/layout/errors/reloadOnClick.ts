import type { MouseEvent } from 'react';
import { type goTo, isPlainClick } from '../../lib/browser/clicks';

/** Milliseconds from a click on the header of the error page to the reload. */
const RELOAD_AFTER = 50;

/**
 * Handles a click on the header of the error page: loads the document anew, at the clicked link if it was one. The router is
 * left out, because the application is what failed.
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

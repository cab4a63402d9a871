import { withTabStorage } from '../../../lib/browser/tabStorage';

/** The part of the Navigation API that is used here: Chromium 102, Safari 26.2, Firefox 147. */
type WithNavigation = { readonly navigation?: { readonly currentEntry: { readonly key: string } | null } };

/** Names the present URL's entry of the history. `history.state` has no name for an entry that the browser made, for a fragment. */
export const nameOfEntry = (): string | undefined => (window as WithNavigation).navigation?.currentEntry?.key;

/** Key of the tab's storage, for the time after a reload. */
const KEY = 'positions';
/** More entries than anybody goes back. */
const MOST_KEPT = 100;

/** How far the entries that the application left were scrolled, in px. */
const positions =
  withTabStorage((storage) => new Map(JSON.parse(storage.getItem(KEY) ?? '[]') as [string, number][])) ??
  new Map<string, number>();
/** The entry in view, which is no longer the present URL's during a step in the history. */
let entry = nameOfEntry();
let hasTakenOver = false;

/** Keeps the position of the entry in view, before another one is shown. */
export function leaveEntry(): void {
  if (entry === undefined) return;
  // At the end, so that the oldest come first.
  positions.delete(entry);
  positions.set(entry, window.scrollY);
}

/** Notes that the present URL's entry is in view. */
export function enterEntry(): void {
  entry = nameOfEntry();
}

/** The kept position of the present URL's entry; undefined if the application has not left it. */
export function positionOfEntry(): number | undefined {
  const name = nameOfEntry();
  return name === undefined ? undefined : positions.get(name);
}

/**
 * Makes the application restore the positions of the present entry and of those that follow it, where entries have names. The browser
 * does it too early: it scrolls the old page, which is seen until the new one is rendered (170 to 200 ms on a processor slowed four
 * times).
 */
export function takeOverPositions(): void {
  if (entry === undefined) return;
  hasTakenOver = true;
  history.scrollRestoration = 'manual';
}

/** Takes the positions over again that returnPosition() gave back, once a hidden page is seen again. */
export function reclaimPositions(): void {
  if (hasTakenOver) takeOverPositions();
}

/** Has the browser restore the position of the present entry, after a reload or a step from another document. */
export function returnPosition(): void {
  history.scrollRestoration = 'auto';
}

/** Keeps the positions over the end of the document: other entries of it may be shown by the next one. */
export function keepPositions(): void {
  leaveEntry();
  const kept = JSON.stringify([...positions].slice(-MOST_KEPT));
  withTabStorage((storage) => storage.setItem(KEY, kept));
}

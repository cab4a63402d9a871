import { positionOfEntry, returnPosition } from '../navigation/scroll/entryPositions';

/** From the frame with the new position: by then the browser has noted the position, which it restores after the reload. */
const PAUSE_MS = 50;

/** Loads the document of the present URL at the position of its entry, from a page that may be too short for it. */
export function loadEntry(reload: () => void): void {
  const { style } = document.documentElement;
  style.minHeight = '99999px';
  style.scrollBehavior = 'auto';
  const top = positionOfEntry();
  if (top !== undefined) window.scrollTo(0, top);
  returnPosition();
  // A busy machine may paint the frame only after the pause.
  requestAnimationFrame(() => window.setTimeout(reload, PAUSE_MS));
}

type Click = { button: number; metaKey: boolean; ctrlKey: boolean; shiftKey: boolean; altKey: boolean };

/** A click that follows a link in this window, and not one that opens a tab, a window or a download. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: Click): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** Loads a page anew: the one at an address, or the one in view. */
export function goTo(href?: string): void {
  if (href === undefined) window.location.reload();
  else window.location.assign(href);
}

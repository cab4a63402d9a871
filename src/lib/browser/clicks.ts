type Click = { button: number; metaKey: boolean; ctrlKey: boolean; shiftKey: boolean; altKey: boolean };

/** Whether a click follows a link in this window, and does not open a tab, a window or a download. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: Click): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** Returns a click handler that runs a function if the link is followed in this window. */
export const onPlainClick =
  (then: (() => void) | undefined) =>
  (event: Click): void => {
    if (isPlainClick(event)) then?.();
  };

/** Loads the document at a URL, or reloads the current one. */
export function goTo(href?: string): void {
  if (href === undefined) window.location.reload();
  else window.location.assign(href);
}

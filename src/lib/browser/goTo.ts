/** Loads a page anew: the one at an address, or the one in view. */
export function goTo(href?: string): void {
  if (href === undefined) window.location.reload();
  else window.location.assign(href);
}

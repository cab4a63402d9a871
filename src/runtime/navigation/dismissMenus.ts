import { PAGE, type PageDetail } from '../page/siteEvents';

/** Menus of the header that open below their button: groups of links, languages. */
const OPEN = 'details[name="header"][open]';

const openMenus = (): HTMLDetailsElement[] => [...document.querySelectorAll<HTMLDetailsElement>(OPEN)];

/** Closes what does not hold the place where something happened. */
function closeOutside({ target }: Event): void {
  for (const menu of openMenus()) {
    if (!(target instanceof Node && menu.contains(target))) menu.open = false;
  }
}

/** A link of the menu to a place on the page in view changes no page, so nothing else would close it. */
function closeAtLink({ target }: Event): void {
  if (!(target instanceof Element)) return;
  const menu = target.closest('a')?.closest<HTMLDetailsElement>(OPEN);
  if (menu) menu.open = false;
}

function closeByEscape({ key }: KeyboardEvent): void {
  if (key !== 'Escape') return;
  for (const menu of openMenus()) {
    const held = menu.contains(document.activeElement);
    menu.open = false;
    if (held) menu.querySelector('summary')?.focus();
  }
}

/** The header stays where it is while the page changes, and back is no link: what was open would stay open. */
function closeAtPage({ detail }: CustomEvent<PageDetail>): void {
  if (detail.previous === null) return;
  for (const menu of openMenus()) menu.open = false;
  // The overlay of narrow screens. A browser without popovers has none to close.
  document.querySelector<HTMLElement>('header [popover]')?.hidePopover?.();
}

/**
 * Lets the header's menus close as menus do: by Escape, which gives the focus back, by a click outside, by tabbing on, by
 * one of their links, by a change of page. The menus themselves are the browser's and open without this.
 */
export function dismissMenus(): void {
  document.addEventListener('click', closeOutside);
  document.addEventListener('focusin', closeOutside);
  document.addEventListener('click', closeAtLink);
  document.addEventListener('keydown', closeByEscape);
  window.addEventListener(PAGE, closeAtPage as EventListener);
}

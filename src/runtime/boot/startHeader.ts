import { localeCookie } from '../../i18n/localeCookie';
import { localeCodes } from '../../i18n/locales';
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

/** The link above the page, unless a menu or a window keeps the page asleep behind it. */
const LINK = 'a[aria-keyshortcuts]:not([inert], [inert] *, [aria-hidden] *)';
/** Where a key is a letter. */
const WRITING = 'input, select, textarea';

/**
 * Brings the search by its keys, `/` and Ctrl+K or Cmd+K: presses the link that opens it or, before the application runs and
 * where there is none, leads to its page. Here and not in the application: the first key would be lost.
 */
export function startSearchKey(): void {
  document.addEventListener('keydown', (event) => {
    const isKey = !event.altKey && event.key === (event.ctrlKey || event.metaKey ? 'k' : '/');
    const link = document.querySelector<HTMLElement>(LINK);
    if (!isKey || !link || document.activeElement?.matches(WRITING)) return;
    event.preventDefault();
    link.click();
  });
}

/**
 * Keeps the language that somebody chooses in the language selector: before the link is followed, so that the page which
 * it leads to is not taken for the wrong one.
 */
export function startLocale(): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-chooses-locale]') : null;
      const chosen = localeCodes.find((code) => code === link?.hreflang);
      if (chosen) document.cookie = localeCookie(chosen, location.protocol === 'https:');
    },
    true,
  );
}

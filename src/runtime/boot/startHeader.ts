import { localeCookie } from '../../i18n/localeCookie';
import { defaultLocale, localeCodes } from '../../i18n/locales';
import { PAGE, type PageDetail } from '../page/siteEvents';

/** Menus of the header that open below their button: groups of links, languages. */
const OPEN = 'details[name="header"][open]';

const openMenus = (): HTMLDetailsElement[] => [...document.querySelectorAll<HTMLDetailsElement>(OPEN)];

/**
 * Closes menus that do not contain the event's target, and at a click those whose link it is: a link to a fragment of the current
 * page changes no page, so nothing else would close the menu.
 */
function closeOutside({ target, type }: Event): void {
  const element = target instanceof Element ? target : null;
  for (const menu of openMenus()) {
    if (!menu.contains(element) || (type === 'click' && element?.closest('a'))) menu.open = false;
  }
}

function closeByEscape({ key }: KeyboardEvent): void {
  if (key !== 'Escape') return;
  for (const menu of openMenus()) {
    const held = menu.contains(document.activeElement);
    menu.open = false;
    if (held) menu.querySelector('summary')?.focus();
  }
}

/** The header stays in place during a navigation, and going back involves no link: an open menu would stay open. */
function closeAtPage({ detail }: CustomEvent<PageDetail>): void {
  if (detail.previous === null) return;
  for (const menu of openMenus()) menu.open = false;
  // The overlay of narrow screens. A browser without popovers has no `hidePopover`.
  document.querySelector<HTMLElement>('header [popover]')?.hidePopover?.();
}

/**
 * Closes the header's menus: by Escape, which returns the focus, by a click outside, by tabbing on, by one of their
 * links, by a navigation. The browser itself opens them, without this script.
 */
export function dismissMenus(): void {
  document.addEventListener('click', closeOutside);
  document.addEventListener('focusin', closeOutside);
  document.addEventListener('keydown', closeByEscape);
  window.addEventListener(PAGE, closeAtPage);
}

/** The search link, unless a menu or a dialog makes the page behind it inert. */
const LINK = 'a[aria-keyshortcuts]:not([inert],[inert] *,[aria-hidden] *)';
/** Elements in which a key is input. */
const WRITING = 'input,select,textarea';

/**
 * Opens the search by its keys, Ctrl+K or Cmd+K: clicks the link that opens it, or that leads to the search page before the
 * application runs. In the bootstrap script, because the application would miss the first key. A single character is no such key:
 * it could be neither switched off nor changed (WCAG 2.1.4).
 */
export function startSearchKey(): void {
  document.addEventListener('keydown', (event) => {
    // "K" with Caps Lock; Ctrl+Shift+K belongs to Firefox.
    const isKey = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && /^k$/i.test(event.key);
    const link = document.querySelector<HTMLElement>(LINK);
    if (!isKey || !link || document.activeElement?.matches(WRITING)) return;
    event.preventDefault();
    link.click();
  });
}

/** The links of the language selector. */
const CHOICES = 'a[data-chooses-locale]';

/**
 * Keeps the visitor's locale: the one that is chosen in the language selector, before the link is followed, because the server could
 * redirect the page that it leads to; and that of each page that is read. Without a cookie a page in the default locale, which
 * no prefix names, is no change. The selector keeps the query.
 */
export function startLocale(): void {
  const keep = (locale: string): void => {
    document.cookie = localeCookie(locale, location.protocol === 'https:');
  };
  const read = (): void => {
    const { lang } = document.documentElement;
    const [, kept = defaultLocale] = /\blocale=(\w+)/.exec(document.cookie) ?? [];
    if (lang !== kept) keep(lang);
    for (const link of document.querySelectorAll<HTMLAnchorElement>(CHOICES)) link.search = location.search;
  };
  read();
  window.addEventListener(PAGE, read);
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>(CHOICES) : null;
      const chosen = localeCodes.find((code) => code === link?.hreflang);
      if (chosen) keep(chosen);
    },
    true,
  );
}

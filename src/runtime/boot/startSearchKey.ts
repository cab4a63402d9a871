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

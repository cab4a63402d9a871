import { el } from '../el';
import { texts } from '../texts';

/** The field above the list of collections. */
const FIELD = '.collections-sidebar .sidebar-search input';
const folded = (text: string) => text.toLowerCase().replace(/\s/g, '');
const none = el('p', { className: 'p-base txt-center txt-hint', textContent: texts.noCollection, hidden: true });

/** Shows those collections whose name, or PocketBase's name, has the text that is typed. */
export function filterList(): void {
  const field = document.querySelector<HTMLInputElement>(FIELD);
  if (!field) return;
  const typed = folded(field.value);
  const items = [...document.querySelectorAll<HTMLElement>('.collections-list .nav-item')];
  for (const item of items) item.hidden = !folded(`${item.textContent} ${item.title}`).includes(typed);
  for (const group of document.querySelectorAll<HTMLDetailsElement>('.collections-list details')) {
    group.hidden = group.querySelector('.nav-item:not([hidden])') === null;
    if (typed !== '') group.open = true;
  }
  none.hidden = items.length === 0 || items.some(({ hidden }) => !hidden);
  if (!none.isConnected) field.closest('.sidebar-search')?.after(none);
}

/** Searches the collections by the names that the list shows; PocketBase's own search has its names alone. */
export function startSearch(): void {
  document.addEventListener(
    'input',
    (event) => {
      const { target } = event;
      if (!(target instanceof HTMLInputElement && target.matches(FIELD))) return;
      event.stopPropagation();
      // A browser's search field has a button that empties it.
      target.type = 'search';
      filterList();
    },
    true,
  );
}

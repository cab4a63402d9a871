import { COLLECTIONS } from '../../../hooks/access/COLLECTIONS';
import { el } from '../el';
import { inOrder, labelOf } from './labels';
import { texts } from '../texts';

/** The field above the list of collections. */
const FIELD = '.collections-sidebar .sidebar-search input';
const folded = (text: string) => text.toLowerCase().replace(/\s/g, '');
const none = el('p', { className: 'p-base txt-center txt-hint', textContent: texts.noCollection, hidden: true });

/** Shows those collections whose name, or PocketBase's name, has the text that is typed. */
function filterList(): void {
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
function startSearch(): void {
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

/** The sorting functions of PocketBase's list and of its dialog for files. */
const SORTS = ['sortedCollectionsByType', 'sortedCollections'] as const;

/** The parts of PocketBase's dashboard that this file uses. */
export interface CollectionsApp {
  store: { title: unknown; activeCollection?: { name: string }; superuser?: { role: string } };
  utils: Record<(typeof SORTS)[number], (collections: { name: string }[]) => { name: string }[]>;
}

export type Watch = <T>(read: () => T, onChange: (value: T) => void) => void;

/** The elements of the dashboard whose text is a collection's name: its list, the heading, the panel of a record, the pickers. */
const NAMES = [
  '.collections-list .nav-item .txt',
  '.page-header .breadcrumbs > [title]',
  '.modal:not(.collection-upsert-modal) .collection-name',
  '.record-file-picker-modal .dropdown-item',
].join();

/** Names the collections in the editor's language, articles first, with a sentence of what the open one is for. */
export function nameCollections(app: CollectionsApp, watch: Watch): void {
  const isOwner = () => app.store.superuser?.role === 'owner';
  const label = (name: string) => labelOf(name, isOwner());

  // PocketBase opens the first collection after the sign-in; by itself, the accounts.
  for (const name of SORTS) {
    const sort = app.utils[name];
    if (typeof sort !== 'function') throw new Error(`It has no "${name}".`);
    app.utils[name] = (collections) => inOrder(sort(collections));
  }

  const write = () => {
    for (const { firstChild: text } of document.querySelectorAll(NAMES)) {
      const plain = label(text?.nodeValue ?? '');
      // The node itself stays: PocketBase replaces it with the next name.
      if (text && plain) text.nodeValue = plain.name;
    }
    filterList();
  };
  new MutationObserver(write).observe(document.body, { childList: true, subtree: true });
  startSearch();

  watch(
    () => app.store.title,
    (title) => {
      const plain = typeof title === 'string' ? label(title) : undefined;
      if (plain) app.store.title = plain.name;
    },
  );

  const purpose = el('p', { className: 'collection-purpose txt-hint' });
  purpose.style.margin = '-0.5rem 0 1rem';
  document.head.append(el('style', { textContent: '.no-new-records .new-record-btn { display: none }' }));
  watch(
    () => ({ name: app.store.activeCollection?.name ?? '', isOwner: isOwner() }),
    (open) => {
      purpose.textContent = label(open.name)?.purpose ?? '';
      const mayCreate = open.isOwner || COLLECTIONS[open.name]?.create === true;
      document.body.classList.toggle('no-new-records', !mayCreate);
    },
  );
  document.addEventListener('mount:pageCollections', (event) => {
    (event as CustomEvent<Element>).detail.querySelector('.page-header')?.after(purpose);
  });
}

import { el } from './el';
import { texts } from './texts';

/** A collection of PocketBase's model. */
export interface Collection {
  name: string;
  type: string;
  system?: boolean;
  listRule?: string | null;
}

interface Settings {
  onafteropen?: ((modal: HTMLElement) => void) | null;
  [name: string]: unknown;
}

/** The part of PocketBase's dashboard that opens a record. */
export interface RecordApp {
  modals: {
    openRecordUpsert: (collection: Collection, record?: string | { id?: string } | null, settings?: Settings) => void;
  };
}

/** Whether a collection is content of the site. */
export const isOfSite = ({ type, system, listRule }: Collection): boolean =>
  type === 'base' && !system && typeof listRule === 'string';

/** Runs work on each form of a record that opens. @param work its last parameter: the record's id, '' for a new one */
export function onFormOpen(
  { modals }: RecordApp,
  work: (modal: HTMLElement, collection: Collection, id: string) => void,
): void {
  const open = modals.openRecordUpsert;
  if (typeof open !== 'function') throw new Error('It has no form for records.');
  modals.openRecordUpsert = (collection, record = null, settings = {}) =>
    open(collection, record, {
      ...settings,
      onafteropen: (modal) => {
        settings.onafteropen?.(modal);
        work(modal, collection, (typeof record === 'string' ? record : record?.id) ?? '');
      },
    });
}

/** Adds a link to the versions of the opened record, on the status page, to the head of its form. */
export function addVersionsLink(app: RecordApp): void {
  onFormOpen(app, (modal, collection, id) => {
    if (!id || !isOfSite(collection)) return;
    modal.querySelector('.modal-header .flex-fill')?.after(linkTo(`${collection.name}/${id}`));
  });
}

const linkTo = (of: string) =>
  el(
    'a',
    {
      className: 'btn sm transparent',
      href: `/_site/status?versions=${encodeURIComponent(of)}`,
      // The form keeps what was typed.
      target: '_blank',
    },
    el('i', { className: 'ri-history-line', ariaHidden: 'true' }),
    el('span', { className: 'txt', textContent: texts.versions }),
  );

import { fill } from '../../../../src/lib/text/fill';
import { preparedUrl } from '../../../hooks/lib/recordUrl';
import type { PreparedSet } from '../../../hooks/prepared/types';
import { el } from '../el';
import { dialogButtons, showDialog } from '../showDialog';
import { type Collection, isOfSite, onFormOpen, type RecordApp } from '../versionsLink';
import type { Prepared, Preparing } from './prepareSaves';
import { texts } from './texts';

/** The parts of PocketBase's dashboard that this file uses. */
export interface PrepareApp extends RecordApp {
  toasts: Record<'info' | 'success' | 'error', (text: string) => void> & { removeAll: () => void };
  pb: { send: Preparing['send'] };
}

const words = texts.form;

/** Adds "Publish later …" to the forms of records, and a notice where a change is prepared. */
export function addPreparing(app: PrepareApp, preparing: Preparing, shown: ReadonlySet<string>): void {
  onFormOpen(app, (modal, collection, id) => {
    if (!isOfSite(collection)) return;
    if (id) void preparing.find(id).then((found) => found && showNotice(modal, collection.name, found, shown.has(id)));
    if (id && shown.has(id)) return;
    const onclick = () => void prepare(app, preparing, { modal, collection, id });
    const button = el('button', { type: 'button', className: 'btn outline', textContent: words.button, onclick });
    modal.querySelector('.modal-footer > .btn.outline')?.before(button);
  });
}

function showNotice(modal: HTMLElement, collection: string, { set, change }: Prepared, isShown: boolean) {
  const names = { set: set.title, by: change.by, fields: fieldsOf(change) };
  const link = el('a', { href: preparedUrl(collection, change.id), target: '_blank', textContent: words.open });
  const notice = el('div', { role: 'note' }, fill(isShown ? words.shown : words.known, names), ' ');
  if (!isShown && change.kind !== 'deleted') notice.append(link);
  notice.style.cssText = 'padding: 0.8rem 1.5rem; background: #fff4d6; color: #3d2f00; line-height: 1.45';
  link.style.cssText = 'color: inherit; text-decoration: underline';
  modal.querySelector('.modal-header')?.after(notice);
}

const fieldsOf = ({ kind, changed }: Prepared['change']) =>
  ({ created: words.newRecord, changed: changed.join(', '), deleted: words.deletion })[kind];

interface OpenForm {
  modal: HTMLElement;
  collection: Collection;
  id: string;
}

/** Asks for the set, and has the form, or the deletion, saved into it. */
async function prepare(app: PrepareApp, preparing: Preparing, { modal, collection, id: record }: OpenForm) {
  try {
    const { answer, set } = await askForSet(await preparing.sets(), record !== '');
    if (answer === '') return;
    const { id, title } = set.id ? set : await beginSet(preparing, set.title);
    const remove = () => app.pb.send(`/api/collections/${collection.name}/records/${record}`, { method: 'DELETE' });
    const outcome = await preparing.prepareNext(
      id,
      answer === 'delete' ? remove : (isNext) => pressSave(modal, isNext),
    );
    // The form itself shows a refusal.
    if (outcome === 'refused') return;
    // PocketBase's own message reads as if the change was live.
    app.toasts.removeAll();
    if (outcome === 'saved') app.toasts.success(fill(words.done, { set: title }));
    else app.toasts.info(words.nothing);
  } catch (error) {
    app.toasts.error((error as Error).message);
  }
}

async function beginSet({ send }: Preparing, title: string) {
  const { id } = (await send('/_site/prepared', { method: 'POST', body: { title } })) as { id: string };
  return { id, title };
}

/** Asks in which set to prepare. @returns answer: "yes", "delete", or '' if the person went back */
async function askForSet(sets: readonly PreparedSet[], hasRecord: boolean) {
  const options = sets.map(({ id, title }) => el('option', { value: id, textContent: title }));
  const select = el('select', { id: 'prepare-set' }, ...options, el('option', { value: '', textContent: words.new }));
  const name = el('input', { type: 'text', id: 'prepare-name', maxLength: 200 });
  const field = el('div', { className: 'field' }, el('label', { htmlFor: name.id, textContent: words.name }), name);
  const show = () => {
    field.hidden = select.value !== '';
    name.required = !field.hidden;
  };
  select.addEventListener('change', show);
  show();
  const buttons = dialogButtons(words.go, words.cancel);
  buttons.style.flexWrap = 'wrap';
  field.style.marginTop = '0.8rem';
  const removal = el('button', { className: 'btn transparent', value: 'delete', textContent: words.delete });
  if (hasRecord) buttons.firstElementChild?.after(removal);
  const { returnValue } = await showDialog(
    [
      el('h2', { textContent: words.title }),
      el('p', { textContent: words.intro }),
      el('div', { className: 'field' }, el('label', { htmlFor: select.id, textContent: words.set }), select),
      field,
      buttons,
    ],
    'min(34rem, 94vw)',
  );
  const chosen = sets.find(({ id }) => id === select.value);
  return { answer: returnValue, set: { id: chosen?.id ?? '', title: chosen?.title ?? name.value } };
}

/**
 * Presses the form's own button, so that PocketBase sends what is in it. A tab in the background draws no frame: the save is
 * forgotten meanwhile, and would be published.
 */
export async function pressSave(modal: HTMLElement, isNext: () => boolean): Promise<void> {
  const footer = modal.querySelector('.modal-footer');
  if (footer?.querySelector<HTMLElement>('.btns')?.hidden) {
    // "Unlock to save", which is disabled until something was changed.
    [...footer.querySelectorAll<HTMLButtonElement>(':scope > .btn.outline')].at(-1)?.click();
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }
  if (isNext()) footer?.querySelector<HTMLButtonElement>('.btns > button')?.click();
}

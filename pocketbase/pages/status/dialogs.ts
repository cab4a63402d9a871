import { fill } from '../../../src/lib/text/fill';
import { openSession } from '../openSession';
import { send } from '../send';
import { whyAway } from './call';
import { byId } from './elements';
import { KEY, keepSession, readToken } from './session';
import { language, texts } from './texts';

interface Question {
  title: string;
  text: string;
  yes: string;
}

/**
 * Opens a dialog. After it the control of the same id has the focus that had it before: the control may have been rendered again
 * meanwhile, and the browser would focus the old one.
 * @param then called once the dialog is closed
 */
export function openModal(dialog: HTMLDialogElement, then?: () => void): void {
  const before = document.activeElement?.id;
  dialog.showModal();
  const closed = () => {
    // The event comes in a later task: the dialog may have been opened again since.
    if (dialog.open) return;
    dialog.removeEventListener('close', closed);
    if (before) document.getElementById(before)?.focus();
    then?.();
  };
  dialog.addEventListener('close', closed);
}

let finish: (() => void) | undefined;

/** Requests a confirmation. Escape declines, and the focus returns to where it was. */
export function confirm({ title, text, yes }: Question): Promise<boolean> {
  const dialog = byId('confirm', HTMLDialogElement);
  // A question that is open still, or whose event of closing has yet to come.
  finish?.();
  byId('confirm-title').textContent = title;
  byId('confirm-text').textContent = text;
  byId('confirm-yes').textContent = yes;
  dialog.returnValue = '';
  openModal(dialog, () => finish?.());
  return new Promise((resolve) => {
    finish = () => {
      finish = undefined;
      resolve(dialog.returnValue === 'yes');
    };
  });
}

let waiting: Promise<void> | undefined;

/**
 * Shows the form until somebody is signed in; concurrent calls share one promise.
 * @param why the text above the fields
 */
export function signIn(why: string): Promise<void> {
  waiting ??= new Promise<void>((resolve) => {
    const form = byId('sign-in', HTMLFormElement);
    byId('sign-in-why').textContent = why;
    byId('sign-in-fault').textContent = '';
    form.hidden = false;
    byId('email').focus();
    const finish = () => {
      form.removeEventListener('submit', submit);
      removeEventListener('storage', elsewhere);
      form.reset();
      form.hidden = true;
      waiting = undefined;
      resolve();
    };
    const submit = async (event: Event) => {
      event.preventDefault();
      byId('sign-in-fault').textContent = '';
      try {
        keepSession(await open(valueOf('email'), valueOf('password')));
        finish();
      } catch (error) {
        byId('sign-in-fault').textContent = (error as Error).message;
        byId('password').focus();
      }
    };
    // Signed in to the dashboard, in another tab.
    const elsewhere = ({ key }: StorageEvent) => key === KEY && readToken() && finish();
    form.addEventListener('submit', submit);
    addEventListener('storage', elsewhere);
  });
  return waiting;
}

const valueOf = (id: string) => byId(id, HTMLInputElement).value;

const open = (identity: string, password: string) =>
  openSession({ identity, password }, (path, options) => send(path, options, { language, token: readToken() }), {
    ...texts.signIn,
    away: (status) => fill(texts.signIn.away, { why: whyAway(status) }),
  });

import { atom, getDefaultStore } from 'jotai';

/** A notice that can be undone. */
export interface Notice {
  readonly id: number;
  readonly text: string;
  /** A button of the notice, with its label. */
  readonly action?: { readonly label: string; readonly run: () => void; readonly endsWithPage?: boolean };
}

/** The notices that are shown: the newest last. */
export const noticesAtom = atom<readonly Notice[]>([]);
/** The sentences that screen readers announce. */
export const spokenAtom = atom<readonly { id: number; text: string }[]>([]);

let last = 0;
const store = getDefaultStore();

/** Announces a sentence to screen readers. */
export function say(text: string): void {
  const id = ++last;
  store.set(spokenAtom, (all) => [...all.slice(-2), { id, text }]);
}

/** Shows a notice, which is announced as well. @returns its id */
export function notify(text: string, action?: Notice['action']): number {
  const id = ++last;
  store.set(noticesAtom, (all) => [...all.slice(-1), { id, text, ...(action && { action }) }]);
  say(text);
  return id;
}

/** Hides a notice. */
export const dismiss = (id: number): void => store.set(noticesAtom, (all) => all.filter((notice) => notice.id !== id));

/** Hides the notices whose action needs the page that is left. */
export const dismissOfPage = (): void =>
  store.set(noticesAtom, (all) => all.filter(({ action }) => action?.endsWithPage !== true));

/** Runs the action of the newest notice that has one. @returns whether there was one */
export function undoLast(): boolean {
  const notice = store.get(noticesAtom).findLast(({ action }) => action);
  if (!notice) return false;
  dismiss(notice.id);
  notice.action?.run();
  return true;
}

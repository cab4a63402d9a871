import { byId } from './elements';

/**
 * Asks before something is done. Escape says no, and the focus goes back to where it was.
 */
export function confirm({ title, text, yes }: { title: string; text: string; yes: string }): Promise<boolean> {
  const dialog = byId('confirm', HTMLDialogElement);
  byId('confirm-title').textContent = title;
  byId('confirm-text').textContent = text;
  byId('confirm-yes').textContent = yes;
  dialog.returnValue = '';
  const before = document.activeElement?.id;
  dialog.showModal();
  return new Promise((resolve) => {
    const answer = () => {
      // The button may have been drawn anew meanwhile: the browser would look for the old one.
      if (before) document.getElementById(before)?.focus();
      resolve(dialog.returnValue === 'yes');
    };
    dialog.addEventListener('close', answer, { once: true });
  });
}

import { el } from './el';

/**
 * Shows a form in a modal dialog until one of its buttons, or Escape, closes it.
 * @param content of the form; its buttons have values
 * @param width of the dialog in CSS
 * @returns the form, which keeps what was chosen, and the value of the button; '' after Escape
 */
export function showDialog(
  content: readonly Node[],
  width: string,
): Promise<{ form: HTMLFormElement; returnValue: string }> {
  const form = el('form', { method: 'dialog' }, ...content);
  const dialog = el('dialog', {}, form);
  const title = form.querySelector('h2');
  if (title) {
    title.id = 'dialog-title';
    dialog.setAttribute('aria-labelledby', title.id);
  }
  dialog.style.cssText = `width: ${width}; max-height: 90vh; overflow: auto; margin: auto; padding: 1.5rem; border: 0; border-radius: 0.5rem`;
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve({ form, returnValue: dialog.returnValue });
    });
  });
}

/** The buttons of a dialog: "yes", and the one that changes nothing. */
export const dialogButtons = (go: string, stop: string): HTMLElement =>
  el(
    'div',
    { className: 'flex m-t-sm' },
    el('button', { className: 'btn', value: 'yes', textContent: go }),
    el('button', { className: 'btn transparent', value: '', formNoValidate: true, textContent: stop }),
  );

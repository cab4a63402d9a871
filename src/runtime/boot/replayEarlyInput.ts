import { ROOT_ID } from '../../lib/browser/gatsbyInternals';
import { HYDRATED } from '../page/siteEvents';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Selects buttons that need the application. The browser itself opens popovers and submits forms. */
export const NEEDS_APPLICATION = `#${ROOT_ID} button[type="button"]:not([popovertarget])`;

const isChoice = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type);

/**
 * Restores the text of a field. React keeps the last value that it saw and takes only a different one for input; so the
 * field is set to '' through React's setter, and then to the text through the native one.
 */
function giveBack(field: Exclude<Field, HTMLSelectElement>, text: string): void {
  const { selectionStart, selectionEnd } = field;
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  // An e-mail field has no caret position.
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
}

function restore(field: Field, kept: string | boolean): void {
  if (!field.isConnected) return;
  if (typeof kept === 'boolean') {
    if ((field as HTMLInputElement).checked !== kept) field.click();
  } else if (field instanceof HTMLSelectElement) {
    field.value = kept;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else {
    giveBack(field, kept);
  }
}

/** Records clicks and input until the application runs, and replays them then. */
export function replayEarlyInput(): void {
  const listeners = new AbortController();
  const { signal } = listeners;
  const fields = new Map<Field, string | boolean>();
  let clicked: HTMLElement | null = null;
  const onInput = ({ target }: Event) => {
    const field = target as Field;
    fields.set(field, isChoice(field) ? field.checked : field.value);
  };
  const onClick = ({ target, defaultPrevented }: Event) => {
    // The bootstrap script has handled it.
    if (defaultPrevented || !(target instanceof Element)) return;
    // Of several clicks the last one counts.
    clicked = target.closest<HTMLElement>(NEEDS_APPLICATION) ?? clicked;
  };
  window.addEventListener('input', onInput, { signal });
  window.addEventListener('click', onClick, { signal });
  const handOver = () => {
    listeners.abort();
    for (const [field, kept] of fields) restore(field, kept);
    // The click's handler may depend on effects of the page, which have run after one frame.
    requestAnimationFrame(() => setTimeout(() => clicked?.click()));
  };
  window.addEventListener(HYDRATED, handOver, { once: true });
}

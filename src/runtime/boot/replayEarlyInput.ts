import { ROOT_ID } from '../../lib/browser/gatsbyInternals';
import { HYDRATED } from '../page/siteEvents';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A button that only the application makes do something. The browser opens popovers and sends forms by itself. */
export const NEEDS_APPLICATION = `#${ROOT_ID} button[type="button"]:not([popovertarget])`;

const isChoice = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type);

/**
 * Gives a field what was typed into it. React remembers what it has last seen in a field and takes only what differs for
 * typing; so it is shown nothing first, and then, past its memory, the text.
 */
function giveBack(field: Exclude<Field, HTMLSelectElement>, text: string): void {
  const { selectionStart, selectionEnd } = field;
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  // An address field has no place of the caret to keep.
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

/** Until the application stands: keeps what is clicked and typed, and hands it over then. */
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
    // The small layer has done it.
    if (defaultPrevented || !(target instanceof Element)) return;
    // Of several presses the last is what is wanted.
    clicked = target.closest<HTMLElement>(NEEDS_APPLICATION) ?? clicked;
  };
  window.addEventListener('input', onInput, { signal });
  window.addEventListener('click', onClick, { signal });
  const handOver = () => {
    listeners.abort();
    for (const [field, kept] of fields) restore(field, kept);
    // The button's effect may depend on effects of the page, which have run after a frame.
    requestAnimationFrame(() => setTimeout(() => clicked?.click()));
  };
  window.addEventListener(HYDRATED, handOver, { once: true });
}

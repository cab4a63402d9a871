import { HYDRATED } from '../page/siteEvents';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

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

/** Records input until the application runs, and passes it on then. */
export function replayEarlyInput(): void {
  const fields = new Map<Field, string | boolean>();
  const onInput = ({ target }: Event) => {
    const field = target as Field;
    fields.set(field, isChoice(field) ? field.checked : field.value);
  };
  window.addEventListener('input', onInput);
  const handOver = () => {
    window.removeEventListener('input', onInput);
    for (const [field, kept] of fields) restore(field, kept);
  };
  window.addEventListener(HYDRATED, handOver, { once: true });
}

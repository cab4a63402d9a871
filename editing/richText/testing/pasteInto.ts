import type { PasteNote } from '../plugins/paste';
import { TextModel } from '../TextModel';

/** The contents of a clipboard in a test. */
export interface Copied {
  html?: string;
  text?: string;
  /** Types of files. */
  files?: readonly string[];
}

/** A text that is drawn in jsdom, with what it gave to its form. */
export function makeText(value: string) {
  const notes: PasteNote[] = [];
  const emitted: string[] = [];
  const model = new TextModel(value, {
    askLink: () => undefined,
    note: (name) => notes.push(name),
    onChange: (html) => emitted.push(html),
    onLossy: () => notes.push('noPictures'),
    attributes: { role: 'textbox' },
  });
  const host = document.createElement('div');
  document.body.append(host);
  model.mount(host);
  const written = () => {
    model.flush();
    return emitted.at(-1) ?? value;
  };
  return { model, notes, emitted, written, text: host.firstElementChild as HTMLElement };
}

/** Pastes at the caret, as a browser does. */
export function paste(into: Element, { html = '', text = '', files = [] }: Copied): void {
  const event = new Event('paste', { bubbles: true, cancelable: true });
  const types = [...(html ? ['text/html'] : []), ...(text ? ['text/plain'] : [])];
  const getData = (type: string) => ({ 'text/html': html, 'text/plain': text })[type] ?? '';
  Object.assign(event, { clipboardData: { getData, types, files: files.map((type) => ({ type })) } });
  into.dispatchEvent(event);
}

/** Pastes a clipboard into an empty text. @returns the HTML of the text, and the notes to the editor */
export function pasteIntoEmpty(copied: Copied): { html: string; notes: readonly PasteNote[] } {
  const { written, notes, text } = makeText('');
  paste(text, copied);
  return { html: written(), notes };
}

import { texts } from '../texts';
import { readClipboard } from './pastedText';
import { reduceHtml } from './reduceHtml';
import type { Editor, PasteEvent } from './TinyMce';

/** The type of a text that is copied within TinyMCE. */
const OWN = 'x-tinymce/html';
const NOTE_MS = 8000;

/** The content of a single paragraph, which is inserted within the line; other HTML as it is. */
const withinLine = (html: string): string => /^<p>((?:(?!<p>).)*)<\/p>$/s.exec(html)?.[1] ?? html;

/** Pastes text as the site keeps it: HTML is reduced, and plain text that is Markdown becomes headings and lists. */
export function startPaste(editor: Editor): void {
  const note = (text: string) => editor.notificationManager.open({ text, type: 'info', timeout: NOTE_MS });
  const insert = (html: string) => editor.insertContent(withinLine(html), { merge: true, paste: true });

  const paste = (event: PasteEvent) => {
    const data = event.clipboardData;
    if (!data || data.types.includes(OWN) || editor.dom.getParent(editor.selection.getNode(), 'pre')) return;
    const [html, text] = [data.getData('text/html'), data.getData('text/plain')];
    const hasPictures = [...data.files].some(({ type }) => type.startsWith('image/'));
    const pasted = readClipboard({ html, text, hasPictures }, location.origin);
    // Plain prose is left to TinyMCE.
    if (!pasted) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const { plain } = pasted;
    if (plain !== undefined) {
      // Undo goes back to the first of the two.
      editor.undoManager.extra(
        () => insert(plain),
        () => insert(pasted.html),
      );
      note(texts.richText.madeOfMarkdown);
    } else if (pasted.html !== '') insert(pasted.html);
    if (pasted.lostPictures > 0) note(texts.richText.noPictures);
  };
  editor.on('paste', paste, true);
}

/** The same for text that is dragged into the field, of which TinyMCE has HTML alone. */
export function reduceDropped(_: unknown, dropped: { content: string; internal: boolean }): void {
  if (!dropped.internal) dropped.content = reduceHtml(dropped.content, location.origin).html;
}

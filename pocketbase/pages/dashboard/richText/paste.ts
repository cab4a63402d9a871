import { texts } from '../texts';
import { escapeHtml } from './inlineMarkdown';
import { markdownToHtml } from './markdown';
import { reduceHtml } from './reduceHtml';
import type { Editor, PasteEvent } from './TinyMce';

/** Lines by which a text shows that it is Markdown; the number says how many of them it takes. */
const LINES: readonly [RegExp, number][] = [
  [/^ {0,3}#{1,6} +\S/, 1],
  [/^ {0,3}(`{3,}|~{3,})/, 1],
  [/^ {0,3}> ?\S/, 1],
  // One line with a number or a dash at its start may be a date, or what somebody says.
  [/^ *[-*+•] +\S/, 2],
  [/^ *\d{1,3}[.)] +\S/, 2],
  [/^\s*\|?\s*:?-{3,}:?\s*(\|\s*:?-{3,}:?\s*)+\|?\s*$/, 1],
];

/** Marks within a line. */
const MARKS = [
  /\*\*\S.*?\S?\*\*/,
  /(?<!\w)__\S.*?\S__(?!\w)/,
  /\[[^\]]+\]\((https?:|mailto:|\/|#)[^)]*\)/,
  /`[^`\s][^`]*`/,
];

/** Whether a plain text is Markdown. */
export function looksLikeMarkdown(text: string): boolean {
  const lines = text.split(/\r?\n/);
  return (
    LINES.some(([pattern, enough]) => lines.filter((line) => pattern.test(line)).length >= enough) ||
    MARKS.some((mark) => mark.test(text))
  );
}

/** The type of a text that is copied within TinyMCE. */
const OWN = 'x-tinymce/html';
const STRUCTURE = 'h1, h2, h3, h4, h5, h6, ul, ol, table, blockquote, strong, b:not([style*="font-weight:normal"])';
const NOTE_MS = 8000;

/** Whether HTML has headings, lists or the like; a program for code copies only coloured lines. */
const hasStructure = (html: string): boolean =>
  new DOMParser().parseFromString(html, 'text/html').querySelector(`${STRUCTURE}, [style*="mso-list"]`) !== null;

/** A plain text as paragraphs, before it is made of Markdown. */
const plainParagraphs = (text: string): string =>
  text
    .trim()
    .split(/(?:\r?\n[ \t]*){2,}/)
    .map((part) => `<p>${escapeHtml(part).replace(/\r?\n/g, '<br>')}</p>`)
    .join('');

/** The content of a single paragraph, which is inserted within the line; other HTML as it is. */
const withinLine = (html: string): string => /^<p>((?:(?!<p>).)*)<\/p>$/s.exec(html)?.[1] ?? html;

/** Pastes text as the site keeps it: HTML is reduced, and plain text that is Markdown becomes headings and lists. */
export function startPaste(editor: Editor): void {
  const note = (text: string) => editor.notificationManager.open({ text, type: 'info', timeout: NOTE_MS });
  const insert = (html: string) => editor.insertContent(withinLine(html), { merge: true, paste: true });

  const pasteMarkdown = (text: string) => {
    const { html, lostPictures } = reduceHtml(markdownToHtml(text), location.origin);
    // Undo goes back to the first of the two.
    editor.undoManager.extra(
      () => insert(plainParagraphs(text)),
      () => insert(html),
    );
    note(texts.richText.madeOfMarkdown);
    if (lostPictures > 0) note(texts.richText.noPictures);
  };

  const pasteHtml = (source: string) => {
    const { html, lostPictures } = reduceHtml(source, location.origin);
    if (html !== '') insert(html);
    if (lostPictures > 0) note(texts.richText.noPictures);
  };

  const paste = (event: PasteEvent) => {
    const data = event.clipboardData;
    if (!data || data.types.includes(OWN) || editor.dom.getParent(editor.selection.getNode(), 'pre')) return;
    const [html, text] = [data.getData('text/html'), data.getData('text/plain')];
    const isMarkdown = looksLikeMarkdown(text) && !hasStructure(html);
    const hasPictures = [...data.files].some(({ type }) => type.startsWith('image/'));
    // Plain prose is left to TinyMCE.
    if (!isMarkdown && !html && (text || !hasPictures)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (isMarkdown) pasteMarkdown(text);
    else if (html) pasteHtml(html);
    else note(texts.richText.noPictures);
  };
  editor.on('paste', paste, true);
}

/** The same for text that is dragged into the field, of which TinyMCE has HTML alone. */
export function reduceDropped(_: unknown, dropped: { content: string; internal: boolean }): void {
  if (!dropped.internal) dropped.content = reduceHtml(dropped.content, location.origin).html;
}

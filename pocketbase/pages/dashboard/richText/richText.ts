import { attempt } from '../attempt';
import { isSlovenian } from '../../language';
import { texts } from '../texts';
import { keptSettings } from './keptSettings';
import type { Editor, PasteEvent, Settings } from './TinyMce';
import { readClipboard } from './pastedText';
import { reduceHtml } from './reduceHtml';

/** The type of a text that is copied within TinyMCE. */
const OWN = 'x-tinymce/html';
const NOTE_MS = 8000;

/** The content of a single paragraph, which is inserted within the line; other HTML as it is. */
const withinLine = (html: string): string => /^<p>((?:(?!<p>).)*)<\/p>$/s.exec(html)?.[1] ?? html;

/** Pastes text as the site keeps it: HTML is reduced, and plain text that is Markdown becomes headings and lists. */
function startPaste(editor: Editor): void {
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
function reduceDropped(_: unknown, dropped: { content: string; internal: boolean }): void {
  if (!dropped.internal) dropped.content = reduceHtml(dropped.content, location.origin).html;
}

/** A file that an editor chose in PocketBase's dialog. */
interface Picked {
  record: object;
  name: string;
}

/** Opens PocketBase's dialog for files of records. */
type PickFile = (options: { fileTypes: string[]; onselect: (picked: Picked) => void }) => void;

/** The size of a table, of which the editor draws a grid. */
interface Grid {
  numRows: number;
  numColumns: number;
}

/** The field's keys for headings that the toolbar does not offer: Alt+Shift+1, 5 and 6. */
const HEADING_KEYS = ['access+1', 'access+5', 'access+6'];

/**
 * Adds the two buttons that replace PocketBase's menus for pictures and tables, whose other entries the site does not keep.
 * @param pick opens the dialog for files
 * @param urlOf URL of a chosen file
 */
function addButtons(editor: Editor, pick: PickFile, urlOf: (picked: Picked) => string): void {
  const insertPicture = (picked: Picked) => {
    const before = new Set(editor.dom.select('img'));
    editor.execCommand('InsertImage', false, urlOf(picked));
    const image = editor.dom.select('img').find((each) => !before.has(each));
    if (!image) return;
    // The dialog of an image requests its alternative text.
    editor.selection.select(image);
    editor.execCommand('mceImage');
  };
  editor.ui.registry.addButton('site_picture', {
    icon: 'image',
    tooltip: texts.richText.picture,
    onAction: () => {
      const isPicture = editor.selection.getNode().nodeName === 'IMG';
      if (isPicture) editor.execCommand('mceImage');
      else pick({ fileTypes: ['image'], onselect: insertPicture });
    },
  });

  const insertTable = ({ numRows: rows, numColumns: columns }: Grid) =>
    editor.execCommand('mceInsertTable', false, { rows, columns, options: { headerRows: Math.min(1, rows - 1) } });
  editor.ui.registry.addMenuButton('site_table', {
    icon: 'table',
    tooltip: texts.richText.table,
    fetch: (show) => show([{ type: 'fancymenuitem', fancytype: 'inserttable', onAction: insertTable }]),
  });

  editor.on('init', () => HEADING_KEYS.forEach((keys) => editor.shortcuts.remove(keys)));
}

/** The properties of PocketBase's component for rich text. */
interface Properties {
  onbeforeinit?: (settings: Settings) => void;
  [name: string]: unknown;
}

/** The parts of PocketBase's dashboard by which this extends its rich text. */
export interface RichTextApp {
  components: { tinymce: (properties?: Properties) => unknown };
  modals: { openRecordFilePicker: PickFile };
  pb: { files: { getURL: (record: object, name: string) => string } };
}

interface Translations {
  addI18n: (language: string, texts: object) => void;
}

/** Makes the rich-text fields of the dashboard offer and paste what the site keeps, and nothing else. */
export function extendRichText(app: RichTextApp): void {
  const create = app.components.tinymce;
  if (typeof create !== 'function') throw new Error('It has no component "tinymce".');
  app.components.tinymce = (properties = {}) =>
    create({
      ...properties,
      onbeforeinit: (settings) => {
        properties.onbeforeinit?.(settings);
        // A field that can only be read has no toolbar.
        if (settings.toolbar) attempt('rich text', () => extendSettings(settings, app));
      },
    });
}

function extendSettings(settings: Settings, app: RichTextApp): void {
  const language = isSlovenian ? 'sl' : 'en';
  // A path, which stays right when the site gets another host; the site makes the sizes of a picture itself.
  const urlOf = ({ record, name }: Picked) => new URL(app.pb.files.getURL(record, name), location.href).pathname;
  const pick: PickFile = (options) => app.modals.openRecordFilePicker(options);
  const { setup } = settings;
  const extended: Settings = {
    ...keptSettings(settings),
    language,
    paste_preprocess: reduceDropped,
    // PocketBase's own removes quotations and code samples from what is pasted.
    paste_postprocess: () => undefined,
    file_picker_callback: (done: (url: string) => void) =>
      pick({ fileTypes: ['image'], onselect: (picked) => done(urlOf(picked)) }),
    setup: (editor: Editor) => {
      setup?.(editor);
      attempt('buttons', () => addButtons(editor, pick, urlOf));
      attempt('paste', () => startPaste(editor));
    },
  };
  // TinyMCE would load a file with the language's texts, which PocketBase does not have.
  (window as unknown as { tinymce: Translations }).tinymce.addI18n(language, texts.richText.tips);
  Object.assign(settings, extended);
}

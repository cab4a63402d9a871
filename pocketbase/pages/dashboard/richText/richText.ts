import { attempt } from '../attempt';
import { isSlovenian, texts } from '../texts';
import { addButtons, type PickFile, type Picked } from './buttons';
import { keptSettings } from './keptSettings';
import { reduceDropped, startPaste } from './paste';
import type { Editor, Settings } from './TinyMce';

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

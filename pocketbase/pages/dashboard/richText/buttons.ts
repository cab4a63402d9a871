import { texts } from '../texts';
import type { Editor } from './TinyMce';

/** A file that an editor chose in PocketBase's dialog. */
export interface Picked {
  record: object;
  name: string;
}

/** Opens PocketBase's dialog for files of records. */
export type PickFile = (options: { fileTypes: string[]; onselect: (picked: Picked) => void }) => void;

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
export function addButtons(editor: Editor, pick: PickFile, urlOf: (picked: Picked) => string): void {
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

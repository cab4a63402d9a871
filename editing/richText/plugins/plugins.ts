import { dropCursor } from 'prosemirror-dropcursor';
import { gapCursor } from 'prosemirror-gapcursor';
import { history } from 'prosemirror-history';
import type { Plugin } from 'prosemirror-state';
import { tableEditing } from 'prosemirror-tables';
import { markdownRules } from './inputRules';
import { keyPlugins } from './keys';
import { lastParagraph } from './lastParagraph';
import { pastePlugin, type PasteNote } from './paste';
import { typeAfterPicture } from './typeAfterPicture';

/** The actions of the field around the text that plugins call. */
export interface Around {
  /** Opens the choice of a link. */
  askLink(): void;
  note(text: PasteNote): void;
}

/** All plugins of a text. */
export const pluginsOf = ({ askLink, note }: Around): Plugin[] => [
  // Before the rules: they would replace the selection with what is typed.
  typeAfterPicture(),
  markdownRules(),
  ...keyPlugins(askLink),
  pastePlugin(note),
  history(),
  dropCursor({ color: false, class: 'rich-text-drop' }),
  gapCursor(),
  tableEditing(),
  lastParagraph(),
];

import { type Command, type EditorState, NodeSelection, TextSelection, type Transaction } from 'prosemirror-state';
import { isKeptPicture } from '../schema/keptUrls';
import { nodeType } from '../schema/schema';

/** The selected picture. */
export interface PictureAt {
  pos: number;
  src: string;
  /** '' for a picture that is decoration, null as long as nobody wrote it. */
  alt: string | null;
}

/** The picture that is selected. */
export function pictureAt({ selection }: EditorState): PictureAt | undefined {
  if (!(selection instanceof NodeSelection) || selection.node.type.name !== 'img') return undefined;
  const { src, alt } = selection.node.attrs;
  return { pos: selection.from, src: String(src ?? ''), alt: typeof alt === 'string' ? alt : null };
}

/** Puts the caret behind the selected picture, which what comes next would replace. */
export function behindPicture(state: EditorState): Transaction {
  const { tr } = state;
  return pictureAt(state) ? tr.setSelection(TextSelection.create(tr.doc, state.selection.to)) : tr;
}

/** Inserts a picture and selects it, or replaces the selected one. */
export const setPicture =
  ({ src, alt }: { src: string; alt: string }): Command =>
  (state, dispatch) => {
    if (!src || !isKeptPicture(src) || !state.selection.$from.parent.inlineContent) return false;
    const { from } = state.selection;
    const picture = nodeType('img').create({ src, alt: alt || null });
    const tr = state.tr.replaceSelectionWith(picture);
    const at = tr.doc.nodeAt(from)?.type === picture.type ? from : tr.mapping.map(from, -1);
    if (tr.doc.nodeAt(at)?.type === picture.type) tr.setSelection(NodeSelection.create(tr.doc, at));
    dispatch?.(tr.scrollIntoView());
    return true;
  };

/** Writes the alternative text of the selected picture. @param alt '' for decoration, null for none as yet */
export const setAlt =
  (alt: string | null): Command =>
  (state, dispatch) => {
    const picture = pictureAt(state);
    if (!picture) return false;
    const tr = state.tr.setNodeAttribute(picture.pos, 'alt', alt);
    dispatch?.(tr.setSelection(NodeSelection.create(tr.doc, picture.pos)));
    return true;
  };

import { type Command, NodeSelection, TextSelection } from 'prosemirror-state';

/** Selects the first place of a text in the document; `|` in it is the caret. */
export const select =
  (text: string): Command =>
  (state, dispatch) => {
    const words = text.replace('|', '');
    let found = -1;
    state.doc.descendants((node, pos) => {
      const at = node.isText ? (node.text ?? '').indexOf(words) : -1;
      if (found < 0 && at >= 0) found = pos + at;
      return found < 0;
    });
    if (found < 0) throw new Error(`No "${words}" in the text.`);
    const caret = text.indexOf('|');
    const [from, to] = caret < 0 ? [found, found + words.length] : [found + caret, found + caret];
    dispatch?.(state.tr.setSelection(TextSelection.create(state.doc, from, to)));
    return true;
  };

/** Selects the first node of a type. */
export const selectNode =
  (name: string): Command =>
  (state, dispatch) => {
    let found = -1;
    state.doc.descendants((node, pos) => {
      if (found < 0 && node.type.name === name) found = pos;
    });
    dispatch?.(state.tr.setSelection(NodeSelection.create(state.doc, found)));
    return true;
  };

import { Plugin, TextSelection } from 'prosemirror-state';
import { pictureAt } from '../commands/pictures';

/**
 * Puts typed text after the selected picture, which it would replace: a picture that was just inserted is selected, so that its
 * alternative text can be written. Backspace and Delete still remove it.
 */
export const typeAfterPicture = (): Plugin =>
  new Plugin({
    props: {
      handleTextInput: (view, _from, _to, text) => {
        if (!pictureAt(view.state)) return false;
        const end = view.state.selection.to;
        const tr = view.state.tr.insertText(text, end);
        view.dispatch(tr.setSelection(TextSelection.create(tr.doc, end + text.length)).scrollIntoView());
        return true;
      },
    },
  });

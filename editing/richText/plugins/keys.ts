import { baseKeymap, chainCommands, exitCode, setBlockType } from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import { undoInputRule } from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import { splitListItem } from 'prosemirror-schema-list';
import { type Command, Plugin } from 'prosemirror-state';
import { goToNextCell } from 'prosemirror-tables';
import { isIn } from '../commands/around';
import { setBlock, toggleCodeSample } from '../commands/blocks';
import { liftItems, listKind, sinkItems, toggleList } from '../commands/lists';
import { toggle } from '../commands/marks';
import { behindPicture } from '../commands/pictures';
import { rowBelow } from '../commands/tables';
import { nodeType } from '../schema/schema';

const lineBreak: Command = (state, dispatch) => {
  if (!state.selection.$from.parent.inlineContent || state.selection.$from.parent.type.spec.code) return false;
  dispatch?.(behindPicture(state).replaceSelectionWith(nodeType('br').create()).scrollIntoView());
  return true;
};

/** A caption has one line. */
const stayInCaption: Command = (state) => isIn(state, 'caption');

/** An empty heading or code sample becomes a paragraph. */
const resetEmpty: Command = (state, dispatch) => {
  const { parent } = state.selection.$from;
  const isOther = parent.type.name === 'heading' || parent.type.name === 'pre';
  if (!state.selection.empty || !isOther || parent.content.size > 0) return false;
  return setBlockType(nodeType('p'))(state, dispatch);
};

/** ``` and Enter make a code sample. */
const fence: Command = (state, dispatch) => {
  const { $from } = state.selection;
  const { textContent, type } = $from.parent;
  const language = /^```([\w+#-]*)$/.exec(textContent)?.[1];
  if (type.name !== 'p' || language === undefined) return false;
  const tr = state.tr.delete($from.start(), $from.end());
  tr.setBlockType($from.start(), $from.start(), nodeType('pre'), { class: language ? `language-${language}` : null });
  dispatch?.(tr.scrollIntoView());
  return true;
};

const indentCode: Command = (state, dispatch) => {
  if (!isIn(state, 'pre')) return false;
  dispatch?.(state.tr.insertText('  '));
  return true;
};

/** In a list Tab never leaves the field by accident; Escape lets it. */
const stayInList: Command = (state) => listKind(state) !== undefined;

const nextCell: Command = (state, dispatch, view) => {
  if (goToNextCell(1)(state, dispatch)) return true;
  // After the last cell comes a new row.
  if (!isIn(state, 'td', 'th') || !rowBelow(state, dispatch)) return false;
  if (view) goToNextCell(1)(view.state, view.dispatch);
  return true;
};

/**
 * Escape lets the next Tab leave the field.
 * @returns the plugin that comes before the keys, and whether Tab is let through
 */
function release(): { plugin: Plugin; isReleased: () => boolean } {
  let isReleased = false;
  const plugin = new Plugin({
    props: {
      handleDOMEvents: {
        keydown: (_, event) => {
          if (event.key === 'Escape') isReleased = true;
          else if (event.key !== 'Tab' && event.key !== 'Shift') isReleased = false;
          return false;
        },
        focus: () => {
          isReleased = false;
          return false;
        },
        mousedown: () => {
          isReleased = false;
          return false;
        },
      },
    },
  });
  return { plugin, isReleased: () => isReleased };
}

/** The keys of a text. @param askLink opens the choice of a link */
export function keyPlugins(askLink: () => void): Plugin[] {
  const { plugin, isReleased } = release();
  const unlessReleased =
    (...commands: Command[]): Command =>
    (...given) =>
      !isReleased() && chainCommands(...commands)(...given);
  return [
    plugin,
    keymap({
      'Mod-z': undo,
      'Mod-Shift-z': redo,
      'Mod-y': redo,
      'Mod-b': toggle('strong'),
      'Mod-i': toggle('em'),
      'Mod-e': toggle('code'),
      'Mod-k': () => {
        askLink();
        return true;
      },
      'Mod-Alt-0': setBlock('paragraph'),
      'Mod-Alt-2': setBlock('heading2'),
      'Mod-Alt-3': setBlock('heading3'),
      'Mod-Alt-4': setBlock('heading4'),
      'Mod-Alt-c': toggleCodeSample,
      'Mod-Shift-7': toggleList('ol'),
      'Mod-Shift-8': toggleList('ul'),
      'Mod-Shift-9': setBlock('quotation'),
      'Shift-Enter': chainCommands(exitCode, lineBreak),
      // The page's own shortcut (page/record/useShortcuts.ts), which must not change the text.
      'Mod-Enter': () => true,
      Enter: chainCommands(stayInCaption, fence, splitListItem(nodeType('li'))),
      Backspace: chainCommands(undoInputRule, resetEmpty),
      Tab: unlessReleased(nextCell, indentCode, sinkItems, stayInList),
      'Shift-Tab': unlessReleased(goToNextCell(-1), liftItems),
    }),
    keymap(baseKeymap),
  ];
}

import { dropCursor } from 'prosemirror-dropcursor';
import { gapCursor } from 'prosemirror-gapcursor';
import { history } from 'prosemirror-history';
import { Plugin } from 'prosemirror-state';
import { tableEditing } from 'prosemirror-tables';
import { keyPlugins } from './keys';
import { lastParagraph } from './lastParagraph';
import { type PasteNote, pastePlugin } from './paste';
import { behindPicture, pictureAt } from '../commands/pictures';
import { InputRule, inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules';
import { markType, nodeType } from '../schema/schema';

/**
 * Marks what is between signs, `**bold**`, and removes the signs.
 * @param pattern its groups: what stands before the signs, the signs, and what they mark
 */
const markRule = (pattern: RegExp, name: string): InputRule =>
  new InputRule(pattern, (state, [, lead = '', signs = '', marked = ''], start, end) => {
    const type = markType(name);
    if (!state.doc.resolve(start).parent.type.allowsMarkType(type)) return null;
    const from = start + lead.length;
    const markedEnd = from + signs.length + marked.length;
    // The last sign is not in the text yet.
    const tr = state.tr.delete(markedEnd, end).delete(from, from + signs.length);
    return tr.addMark(from, from + marked.length, type.create()).removeStoredMark(type);
  });

const heading = textblockTypeInputRule(/^(#{1,4})\s$/, nodeType('heading'), ([, signs = '']) => ({
  // The page's title is its only heading 1.
  level: Math.max(2, signs.length),
}));

const fence = textblockTypeInputRule(/^```([\w+#-]*)\s$/, nodeType('pre'), ([, language]) => ({
  class: language ? `language-${language}` : null,
}));

const ordered = wrappingInputRule(
  /^(\d{1,3})[.)]\s$/,
  nodeType('ol'),
  ([, number]) => ({ start: number === '1' ? null : (number ?? null) }),
  ([, number], { attrs, childCount }) => childCount + Number(attrs.start ?? 1) === Number(number),
);

const rule = new InputRule(/^(?:---|\*\*\*)\s$/, (state, _, start, end) => {
  const $start = state.doc.resolve(start);
  if ($start.parent.type.name !== 'p' || $start.node(-1).type.name !== 'doc') return null;
  const tr = state.tr.delete(start, end);
  return tr.insert($start.before(), nodeType('hr').create());
});

/** Signs of Markdown that become formats while somebody types. */
const markdownRules = (): Plugin =>
  inputRules({
    rules: [
      heading,
      fence,
      ordered,
      wrappingInputRule(/^[-*+]\s$/, nodeType('ul')),
      wrappingInputRule(/^>\s$/, nodeType('blockquote')),
      rule,
      markRule(/()(\*\*)([^\s*](?:[^*]*[^\s*])?)\*\*$/, 'strong'),
      markRule(/(^|[\s(„“"'»])(\*)([^\s*](?:[^*]*[^\s*])?)\*$/, 'em'),
      markRule(/(^|[\s(„“"'»])(__)([^\s_](?:[^_]*[^\s_])?)__$/, 'strong'),
      markRule(/(^|[\s(„“"'»])(_)([^\s_](?:[^_]*[^\s_])?)_$/, 'em'),
      markRule(/()(~~)([^\s~](?:[^~]*[^\s~])?)~~$/, 's'),
      markRule(/()(`)([^`\s](?:[^`]*[^`\s])?)`$/, 'code'),
    ],
  });

/**
 * Puts typed text after the selected picture, which it would replace: a picture that was just inserted is selected, so that its
 * alternative text can be written. Backspace and Delete still remove it.
 */
const typeAfterPicture = (): Plugin =>
  new Plugin({
    props: {
      handleTextInput: (view, _from, _to, text) => {
        if (!pictureAt(view.state)) return false;
        view.dispatch(behindPicture(view.state).insertText(text).scrollIntoView());
        return true;
      },
    },
  });

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

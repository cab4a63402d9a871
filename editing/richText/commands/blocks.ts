import { lift, setBlockType, wrapIn } from 'prosemirror-commands';
import type { Command, EditorState } from 'prosemirror-state';
import { nodeType } from '../schema/schema';
import { around, isIn } from './around';
import { liftItems } from './lists';
import { sequence, whileTrue } from './sequence';

/** The kinds of blocks that the toolbar offers. */
export const BLOCK_KINDS = ['paragraph', 'heading2', 'heading3', 'heading4', 'quotation'] as const;
export type BlockKind = (typeof BLOCK_KINDS)[number];

/** The kind of the block at the caret; undefined for one that the toolbar does not offer (a code sample). */
export function blockKind(state: EditorState): BlockKind | undefined {
  const { parent } = state.selection.$from;
  if (parent.type.name === 'heading') {
    const level = Math.max(2, Number(parent.attrs.level));
    return level <= 4 ? (`heading${level}` as BlockKind) : undefined;
  }
  if (isIn(state, 'blockquote')) return 'quotation';
  return parent.type.name === 'p' ? 'paragraph' : undefined;
}

const leaveQuotation = whileTrue((state) => isIn(state, 'blockquote'), lift);
const leaveLists = whileTrue((state) => isIn(state, 'li'), liftItems);

/** Makes the blocks of the selection a kind; one that they already are becomes a paragraph. */
export const setBlock =
  (kind: BlockKind): Command =>
  (state, dispatch) => {
    const toParagraph = setBlockType(nodeType('p'));
    if (kind === 'quotation') {
      const command = isIn(state, 'blockquote')
        ? leaveQuotation
        : sequence(toParagraph, wrapIn(nodeType('blockquote')));
      return command(state, dispatch);
    }
    const isSame = blockKind(state) === kind;
    if (kind === 'paragraph' || isSame) return sequence(leaveQuotation, toParagraph)(state, dispatch);
    const toHeading = setBlockType(nodeType('heading'), { level: Number(kind.slice(-1)) });
    return sequence(leaveQuotation, leaveLists, toHeading)(state, dispatch);
  };

/** Makes a code sample of the block, or a paragraph of a code sample. */
export const toggleCodeSample: Command = (state, dispatch) => {
  if (isIn(state, 'pre')) return setBlockType(nodeType('p'))(state, dispatch);
  return sequence(leaveQuotation, leaveLists, setBlockType(nodeType('pre')))(state, dispatch);
};

/** The language of the code sample at the caret: '' without one, undefined outside a sample. */
export function codeLanguage(state: EditorState): string | undefined {
  const { parent } = state.selection.$from;
  if (parent.type.name !== 'pre') return undefined;
  return /language-(\S+)/.exec(String(parent.attrs.class ?? parent.attrs.codeClass ?? ''))?.[1] ?? '';
}

/** Sets the language of the code sample at the caret. @param language '' for none */
export const setCodeLanguage =
  (language: string): Command =>
  (state, dispatch) => {
    const place = around(state.selection.$from, ['pre']);
    if (!place) return false;
    const { attrs } = place.node;
    const value = language ? `language-${language}` : null;
    dispatch?.(state.tr.setNodeMarkup(place.pos, null, { ...attrs, class: value, codeClass: null }));
    return true;
  };

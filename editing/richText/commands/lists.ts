import { setBlockType } from 'prosemirror-commands';
import { liftListItem, sinkListItem, wrapInList } from 'prosemirror-schema-list';
import type { Command, EditorState } from 'prosemirror-state';
import { nodeType } from '../schema/schema';
import { around } from './around';
import { sequence } from './sequence';

export type ListTag = 'ul' | 'ol';

export const liftItems = liftListItem(nodeType('li'));
export const sinkItems = sinkListItem(nodeType('li'));

const listAround = ({ selection: { $from } }: EditorState) => around($from, ['ul', 'ol']);

/** The kind of the innermost list at the caret. */
export const listKind = (state: EditorState): ListTag | undefined =>
  listAround(state)?.node.type.name as ListTag | undefined;

const toKind =
  (tag: ListTag): Command =>
  (state, dispatch) => {
    const list = listAround(state);
    if (!list) return false;
    dispatch?.(state.tr.setNodeMarkup(list.pos, nodeType(tag)));
    return true;
  };

/** Makes a list, a list of the other kind, or no list of a list. */
export const toggleList =
  (tag: ListTag): Command =>
  (state, dispatch) => {
    const kind = listKind(state);
    if (kind === tag) return liftItems(state, dispatch);
    if (kind) return toKind(tag)(state, dispatch);
    return sequence(setBlockType(nodeType('p')), wrapInList(nodeType(tag)))(state, dispatch);
  };

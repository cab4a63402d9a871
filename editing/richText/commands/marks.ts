import { toggleMark } from 'prosemirror-commands';
import type { Command, EditorState } from 'prosemirror-state';
import { markType, schema } from '../schema/schema';
import { setBlock } from './blocks';
import { sequence } from './sequence';

/** Marks that are two elements for one look: the first is the one that the editor makes. */
const TWINS: Readonly<Record<string, readonly string[]>> = { strong: ['b'], em: ['i'], s: ['del'] };

/** Marks of the toolbar. */
export type MarkName = 'strong' | 'em' | 'code' | 'mark' | 's' | 'sub' | 'sup';

const namesOf = (name: string) => [name, ...(TWINS[name] ?? [])];

/** Whether the selection, or what is typed next, has a mark. */
export function hasMark(state: EditorState, name: string): boolean {
  const { empty, $from, from, to } = state.selection;
  const types = namesOf(name).map(markType);
  if (empty) return types.some((type) => type.isInSet(state.storedMarks ?? $from.marks()));
  return types.some((type) => state.doc.rangeHasMark(from, to, type));
}

/** Sets or removes a mark, and its twin with it. */
export const toggle =
  (name: MarkName): Command =>
  (state, dispatch, view) => {
    const twin = namesOf(name).find((each) => each !== name && hasMark(state, each) && !isOwn(state, name));
    return toggleMark(markType(twin ?? name), null, { removeWhenPresent: true })(state, dispatch, view);
  };

const isOwn = (state: EditorState, name: string) => {
  const { empty, $from, from, to } = state.selection;
  const type = markType(name);
  return empty ? Boolean(type.isInSet(state.storedMarks ?? $from.marks())) : state.doc.rangeHasMark(from, to, type);
};

/** Removes all marks of the selection but links and languages. */
const clearMarks: Command = (state, dispatch) => {
  const { from, to, empty } = state.selection;
  const { tr } = state;
  for (const [name, type] of Object.entries(schema.marks)) {
    if (name === 'a' || name === 'span') continue;
    if (empty) tr.removeStoredMark(type);
    else tr.removeMark(from, to, type);
  }
  dispatch?.(tr);
  return true;
};

/** Makes plain paragraphs and plain words of the selection; links stay. */
export const clearFormatting: Command = (state, dispatch) =>
  sequence(clearMarks, setBlock('paragraph'))(state, dispatch);

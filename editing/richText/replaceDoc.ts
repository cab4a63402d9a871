import type { Node } from 'prosemirror-model';
import type { EditorState, Transaction } from 'prosemirror-state';

/** Marks a change that came from outside: it is not given back. */
export const OUTSIDE = 'outside';

/** Replaces only what differs, so that the caret and what is undone stay where they are. */
export function replaceDoc(state: EditorState, doc: Node): Transaction | undefined {
  const start = state.doc.content.findDiffStart(doc.content);
  const end = state.doc.content.findDiffEnd(doc.content);
  if (start === null || !end) return undefined;
  // Where both ends find the same text ("aa" instead of "a"), they overlap.
  const overlap = Math.max(0, start - Math.min(end.a, end.b));
  const slice = doc.slice(start, end.b + overlap);
  return state.tr
    .replace(start, end.a + overlap, slice)
    .setMeta('addToHistory', false)
    .setMeta(OUTSIDE, true);
}

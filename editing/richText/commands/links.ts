import type { Mark } from 'prosemirror-model';
import type { Command, EditorState } from 'prosemirror-state';
import { isKeptLink } from '../schema/keptUrls';
import { markType } from '../schema/schema';

/** The link at the caret, or at the beginning of the selection. */
interface LinkAt {
  from: number;
  to: number;
  mark: Mark;
}

/** The link at the selection, as far as it goes. */
export function linkAt({ selection: { $from, $to, empty } }: EditorState): LinkAt | undefined {
  const { parent } = $from;
  if (!parent.inlineContent || !$from.sameParent($to)) return undefined;
  const isLink = (mark: Mark) => mark.type === markType('a');
  const after = $from.nodeAfter?.marks.find(isLink);
  const before = $from.nodeBefore?.marks.find(isLink);
  // The caret at either end of a link is at the link.
  const mark = after ?? (empty ? before : undefined);
  if (!mark) return undefined;
  let at = $from.index() - (after ? 0 : 1);
  let from = $from.start() + parent.children.slice(0, at).reduce((size, { nodeSize }) => size + nodeSize, 0);
  let to = from + parent.child(at).nodeSize;
  const has = (index: number) => parent.maybeChild(index)?.marks.some((each) => each.eq(mark)) ?? false;
  for (let next = at + 1; has(next); next += 1) to += parent.child(next).nodeSize;
  for (; has(at - 1); at -= 1) from -= parent.child(at - 1).nodeSize;
  return $to.pos <= to ? { from, to, mark } : undefined;
}

/** An address as somebody writes it: one without a scheme that looks like a host gets https, an e-mail address mailto. */
function completeAddress(written: string): string {
  const address = written.trim();
  if (/^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(address)) return `mailto:${address}`;
  if (/^[\w-]+(\.[\w-]+)*\.[a-z]{2,}(\/\S*)?$/i.test(address)) return `https://${address}`;
  return address;
}

/**
 * Links the selection, changes the link at the caret, or inserts a linked text.
 * @param words the inserted text; the address as it was written by default
 */
export const setLink =
  (address: string, words = address.trim()): Command =>
  (state, dispatch) => {
    const href = completeAddress(address);
    if (!href || !isKeptLink(href)) return false;
    const link = linkAt(state);
    const type = markType('a');
    const { tr } = state;
    const { from, to, empty } = state.selection;
    if (link && (empty || link.mark.attrs.href !== href)) {
      tr.removeMark(link.from, link.to, type).addMark(link.from, link.to, type.create({ ...link.mark.attrs, href }));
    } else if (empty) {
      if (!state.selection.$from.parent.type.allowsMarkType(type)) return false;
      tr.replaceSelectionWith(state.schema.text(words, [type.create({ href })]), false);
    } else {
      tr.removeMark(from, to, type).addMark(from, to, type.create({ href }));
    }
    dispatch?.(tr.scrollIntoView());
    return true;
  };

/** Removes the link at the caret, or all links of the selection. */
export const removeLink: Command = (state, dispatch) => {
  const link = linkAt(state);
  const { from, to } = link ?? state.selection;
  if (!state.doc.rangeHasMark(from, to, markType('a'))) return false;
  dispatch?.(state.tr.removeMark(from, to, markType('a')));
  return true;
};

import type { Node, ResolvedPos } from 'prosemirror-model';
import type { EditorState } from 'prosemirror-state';

interface Around {
  node: Node;
  depth: number;
  pos: number;
}

/** The innermost node of some types around a place. */
export function around($pos: ResolvedPos, names: readonly string[]): Around | undefined {
  for (let depth = $pos.depth; depth > 0; depth -= 1) {
    const node = $pos.node(depth);
    if (names.includes(node.type.name)) return { node, depth, pos: $pos.before(depth) };
  }
  return undefined;
}

export const isIn = (state: EditorState, ...names: string[]): boolean =>
  around(state.selection.$from, names) !== undefined;

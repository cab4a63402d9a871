import { redoDepth, undoDepth } from 'prosemirror-history';
import type { EditorState } from 'prosemirror-state';
import { isInTable } from 'prosemirror-tables';
import { blockKind, codeLanguage, type BlockKind } from './commands/blocks';
import { linkAt } from './commands/links';
import { listKind, type ListTag } from './commands/lists';
import { hasMark, type MarkName } from './commands/marks';
import { pictureAt, type PictureAt } from './commands/pictures';
import { hasHeaderRow, insertTable, rowAbove } from './commands/tables';

const MARKS: readonly MarkName[] = ['strong', 'em', 'code', 'mark', 's', 'sub', 'sup'];

/** The part of a state that the toolbar and the bars below the text show. */
export interface Look {
  block: BlockKind | undefined;
  marks: readonly MarkName[];
  list: ListTag | undefined;
  /** The address of the link at the caret. */
  link: string | undefined;
  picture: PictureAt | undefined;
  table: { hasHeader: boolean; canRowAbove: boolean } | undefined;
  /** '' in a sample without a language. */
  codeLanguage: string | undefined;
  canTable: boolean;
  canUndo: boolean;
  canRedo: boolean;
}

/** Reads what the toolbar shows. */
export function lookOf(state: EditorState): Look {
  const link = linkAt(state);
  return {
    block: blockKind(state),
    marks: MARKS.filter((name) => hasMark(state, name)),
    list: listKind(state),
    link: link && String(link.mark.attrs.href ?? ''),
    picture: pictureAt(state),
    table: isInTable(state) ? { hasHeader: hasHeaderRow(state), canRowAbove: rowAbove(state) } : undefined,
    codeLanguage: codeLanguage(state),
    canTable: insertTable(state),
    canUndo: undoDepth(state) > 0,
    canRedo: redoDepth(state) > 0,
  };
}

/** Whether two look the same. */
export const isSameLook = (a: Look, b: Look): boolean => JSON.stringify(a) === JSON.stringify(b);

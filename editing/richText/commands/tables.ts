import type { Node } from 'prosemirror-model';
import { type Command, TextSelection } from 'prosemirror-state';
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn as removeColumn,
  deleteRow as removeRow,
  isInTable,
  selectedRect,
} from 'prosemirror-tables';
import { nodeType } from '../schema/schema';
import { isIn } from './around';

const COLUMNS = 3;

const row = (cell: string, section: string) =>
  nodeType('tr').create(
    { section },
    Array.from({ length: COLUMNS }, () => nodeType(cell).createAndFill() as Node),
  );

/** Inserts a table with a header row and two more, and puts the caret into its first cell. */
export const insertTable: Command = (state, dispatch) => {
  const { $from } = state.selection;
  if (isInTable(state) || $from.parent.type.spec.code || !$from.parent.inlineContent) return false;
  if (isIn(state, 'captioned', 'summary', 'dt')) return false;
  if (!dispatch) return true;
  const table = nodeType('table').create(null, [row('th', 'thead'), row('td', 'tbody'), row('td', 'tbody')]);
  const tr = state.tr.replaceSelectionWith(table);
  const at = tr.doc.nodeAt($from.before())?.type === table.type ? $from.before() : tr.mapping.map($from.pos, -1);
  let first = at;
  tr.doc.nodesBetween(at, tr.doc.content.size, (node, pos) => {
    if (first === at && node.type.name === 'th') first = pos + 2;
    return first === at;
  });
  dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(first))).scrollIntoView());
  return true;
};

const isHeaderRow = (row: Node | null) => row !== null && row.children.every(({ type }) => type.name === 'th');

/** Whether the first row of the table at the caret is a header. */
export const hasHeaderRow: Command = (state) => isInTable(state) && isHeaderRow(selectedRect(state).table.firstChild);

/** Makes the first row a header, or a header a row like the others. */
export const toggleHeaderRow: Command = (state, dispatch) => {
  if (!isInTable(state)) return false;
  const { table, tableStart } = selectedRect(state);
  const first = table.firstChild;
  if (!first) return false;
  const isHeader = isHeaderRow(first);
  const tr = state.tr.setNodeMarkup(tableStart, null, { section: isHeader ? 'tbody' : 'thead', part: null });
  first.forEach((cell, offset) =>
    tr.setNodeMarkup(tableStart + 1 + offset, nodeType(isHeader ? 'td' : 'th'), cell.attrs),
  );
  dispatch?.(tr);
  return true;
};

/** A row above the header would stand before the table's head, which HTML does not have. */
export const rowAbove: Command = (state, dispatch) =>
  isInTable(state) && !(selectedRect(state).top === 0 && hasHeaderRow(state)) && addRowBefore(state, dispatch);

export const rowBelow: Command = (state, dispatch) => isInTable(state) && addRowAfter(state, dispatch);
export const columnBefore: Command = (state, dispatch) => isInTable(state) && addColumnBefore(state, dispatch);
export const columnAfter: Command = (state, dispatch) => isInTable(state) && addColumnAfter(state, dispatch);
/** After the last row or column, the caret would be below the table, without the table's tools. */
const stayInTable =
  (command: Command): Command =>
  (state, dispatch) => {
    if (!isInTable(state)) return false;
    const at = selectedRect(state).tableStart - 1;
    return command(
      state,
      dispatch &&
        ((tr) => {
          const table = tr.doc.nodeAt(at);
          const end = at + (table?.nodeSize ?? 0);
          const isInside = tr.selection.from > at && tr.selection.to < end;
          if (table?.type === nodeType('table') && !isInside)
            tr.setSelection(TextSelection.near(tr.doc.resolve(end - 1), -1));
          dispatch(tr);
        }),
    );
  };

export const deleteRow = stayInTable(removeRow);
export const deleteColumn = stayInTable(removeColumn);
export { deleteTable } from 'prosemirror-tables';

import type { Command } from 'prosemirror-state';
import {
  columnAfter,
  columnBefore,
  deleteColumn,
  deleteRow,
  deleteTable,
  rowAbove,
  rowBelow,
  toggleHeaderRow,
} from '../commands/tables';
import { texts } from '../texts';
import { Group, Toolbar } from '../toolbar/Toolbar';
import { ToolButton } from '../toolbar/ToolButton';
import type { TextEditor } from '../useTextEditor';
import { Bar } from './Bar';

/** The tools of the table at the caret. */
export function TableBar({ id, editor }: { id: string; editor: TextEditor }) {
  const { table } = editor.look;
  if (!table) return null;
  const tool = (
    icon: Exclude<keyof typeof texts.table, 'bar' | 'deleteTable'>,
    command: Command,
    isDisabled = false,
  ) => <ToolButton icon={icon} name={texts.table[icon]} isDisabled={isDisabled} onClick={() => editor.run(command)} />;
  return (
    <Bar name={texts.table.bar}>
      <Toolbar label={texts.table.bar} controls={id} onLeave={editor.focus}>
        <Group>
          {tool('rowAbove', rowAbove, !table.canRowAbove)}
          {tool('rowBelow', rowBelow)}
          {tool('deleteRow', deleteRow)}
        </Group>
        <Group>
          {tool('columnBefore', columnBefore)}
          {tool('columnAfter', columnAfter)}
          {tool('deleteColumn', deleteColumn)}
        </Group>
        <Group>
          <ToolButton
            icon="headerRow"
            name={texts.table.headerRow}
            isPressed={table.hasHeader}
            onClick={() => editor.run(toggleHeaderRow)}
          />
          <ToolButton icon="remove" name={texts.table.deleteTable} onClick={() => editor.run(deleteTable)} />
        </Group>
      </Toolbar>
    </Bar>
  );
}

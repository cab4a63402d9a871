import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { memoryWorkspace, type Records } from '../../store/testing/memoryWorkspace';
import { TestWorkspace } from '../../store/testing/TestWorkspace';
import type { Key, Workspace } from '../../store/types';
import { Pickers } from '../pickers/Pickers';

/** Renders a part of the editing page in a workspace in memory. @returns valueOf: what the store has of a field */
export function renderFields(
  root: Key,
  records: Records,
  element: ReactElement,
  change?: (made: Workspace) => Workspace,
) {
  const made = memoryWorkspace(root, records);
  const workspace = change?.(made) ?? made;
  const result = render(
    <TestWorkspace workspace={workspace}>
      <Pickers>{element}</Pickers>
    </TestWorkspace>,
  );
  return {
    ...result,
    workspace,
    valueOf: (key: Key, field: string) => workspace.get().records.get(key)?.values[field],
  };
}

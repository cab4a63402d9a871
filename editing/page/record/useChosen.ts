import { useSetAtom } from 'jotai';
import { useCallback } from 'react';
import { parentOf } from '../../store/parts';
import { useWorkspace } from '../../store/context';
import type { Key, WorkspaceState } from '../../store/types';
import { listId, openPartsAtom, wantedFocusAtom } from './openParts';
import { tabAtom, tabOf } from './tabAtom';

/**
 * Opens a record of the page with the parts around it: a part that was pressed in the preview, or that the address names.
 * @param onChosen is called as well
 * @returns whether the page has the record
 */
export function useChosen(onChosen: () => void): (key: Key, field?: string) => boolean {
  const workspace = useWorkspace();
  const setOpen = useSetAtom(openPartsAtom);
  const setFocus = useSetAtom(wantedFocusAtom);
  const setTab = useSetAtom(tabAtom);
  return useCallback(
    (key, field) => {
      const { records, root } = workspace.get();
      const record = records.get(key);
      if (!record) return false;
      const opened = aroundOf(records, key);
      // The page itself has no row, so a press on it opens nothing.
      if (Object.keys(opened).length === 0 && !field) return true;
      setTab(key === root && field ? tabOf(record.collection, field) : 'content');
      setOpen((all) => ({ ...all, ...opened }));
      setFocus({ key, place: 'form', ...(field && { field }) });
      onChosen();
      return true;
    },
    [workspace, setOpen, setFocus, setTab, onChosen],
  );
}

/** A part and those that it is in, each by its list. */
function aroundOf(records: WorkspaceState['records'], key: Key): Record<string, Key> {
  const opened: Record<string, Key> = {};
  for (let part = records.get(key); part;) {
    const parent = parentOf(part.collection);
    if (!parent) break;
    const of: Key = `${parent.collection}/${String(part.values[parent.by])}`;
    opened[listId(of, part.collection)] = part.key;
    part = records.get(of);
  }
  return opened;
}

import { useSetAtom } from 'jotai';
import { useCallback } from 'react';
import { parentOf } from '../../store/parts';
import { useWorkspace } from '../../store/context';
import type { Key } from '../../store/types';
import { listId, openPartsAtom, wantedFocusAtom } from './openParts';
import { tabAtom } from './tabAtom';

/** Opens a part that was pressed in the preview, with the parts around it. @param onChosen is called as well */
export function useChosen(onChosen: () => void): (key: Key) => void {
  const workspace = useWorkspace();
  const setOpen = useSetAtom(openPartsAtom);
  const setFocus = useSetAtom(wantedFocusAtom);
  const setTab = useSetAtom(tabAtom);
  return useCallback(
    (key) => {
      const { records } = workspace.get();
      const opened: Record<string, Key> = {};
      for (let part = records.get(key); part;) {
        const parent = parentOf(part.collection);
        if (!parent) break;
        const of: Key = `${parent.collection}/${String(part.values[parent.by])}`;
        opened[listId(of, part.collection)] = part.key;
        part = records.get(of);
      }
      if (Object.keys(opened).length === 0) return;
      setTab('content');
      setOpen((all) => ({ ...all, ...opened }));
      setFocus({ key, place: 'form' });
      onChosen();
    },
    [workspace, setOpen, setFocus, setTab, onChosen],
  );
}

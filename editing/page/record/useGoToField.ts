import { useSetAtom } from 'jotai';
import { useCallback } from 'react';
import { flushSync } from 'react-dom';
import { useShownLanguages } from '../../fields/shownLanguages';
import { useRoot } from '../../store/hooks';
import type { Key } from '../../store/types';
import { tabAtom, tabOf } from './tabAtom';
import { useChosen } from './useChosen';

/** What takes the keyboard within a field: its control, or the button that chooses a file. */
const CONTROLS = 'input:not([type=hidden]), textarea, select, [contenteditable=true], button';

/** Opens the form that has a field, and gives the field the focus. @param onGo is called as well: the form is about to be shown */
export function useGoToField(onGo: () => void): (key: Key, column: string) => void {
  const root = useRoot();
  const setTab = useSetAtom(tabAtom);
  const [, setShown] = useShownLanguages();
  const choose = useChosen(onGo);
  return useCallback(
    (key, column) => {
      const find = () => document.querySelector<HTMLElement>(`[data-field="${CSS.escape(`${key}/${column}`)}"]`);
      // The field is there at once, so that it can take the focus.
      flushSync(() => {
        onGo();
        if (key === root) setTab(tabOf(root, column));
        else choose(key);
      });
      // The form may show the other language alone.
      if (!find()) flushSync(() => setShown('both'));
      const field = find();
      field?.querySelector<HTMLElement>(CONTROLS)?.focus({ preventScroll: true });
      field?.scrollIntoView?.({ block: 'center' });
    },
    [root, setTab, setShown, choose, onGo],
  );
}

import { useEffect, useRef } from 'react';
import { undoLast } from '../ui/notices';

interface Shortcuts {
  onSave: () => void;
  onPublish: () => void;
  onKeys: () => void;
}

const LISTS = 'select, [role=combobox], [aria-haspopup]';
const FIELD = 'input, textarea, select, [contenteditable=true]';

/** The shortcuts of a record's editing page. Those of a dialog that is open come first. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { onSave, onPublish, onKeys } = latest.current;
      const isMod = event.metaKey !== event.ctrlKey && !event.altKey;
      const isOpen = document.querySelector('dialog[open]') !== null;
      const key = event.key.toLowerCase();
      const target = event.target instanceof Element ? event.target : null;
      if (isMod && key === 's') onSave();
      else if (isOpen) return;
      else if (isMod && key === 'enter') onPublish();
      else if (isMod && key === '/') onKeys();
      else if (isMod && key === 'z' && !event.shiftKey && !target?.closest(FIELD)) {
        if (!undoLast()) return;
      } else if (event.altKey && (key === 'arrowup' || key === 'arrowdown') && !isMod) {
        // The handle of the row moves it: it announces the new place, and keeps the focus.
        const handle = target?.closest('[data-row]')?.querySelector('[data-handle]');
        // There the keys open a list.
        if (!handle || event.isComposing || target?.closest(LISTS)) return;
        handle.dispatchEvent(new KeyboardEvent('keydown', { key: event.key, bubbles: true }));
      } else return;
      event.preventDefault();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}

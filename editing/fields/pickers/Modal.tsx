import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import * as shared from '../controls.module.css';
import { texts } from '../words';
import * as styles from './pickers.module.css';

interface Props<T> {
  title: string;
  /** The choice; null if the dialog was closed without one. The focus is then back where it was. */
  onEnd: (picked: T | null) => void;
  children: (choose: (picked: T) => void) => ReactNode;
}

/** A dialog of the browser's own: it keeps the focus, Escape closes it, and the focus returns. */
export function Modal<T>({ title, onEnd, children }: Props<T>) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [picked, setPicked] = useState<{ choice: T }>();
  const id = useId();
  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open) return;
    element.showModal();
    // The browser would choose the button before it.
    const search = element.querySelector<HTMLInputElement>('[role="combobox"]');
    search?.focus();
    search?.select();
  }, []);
  useEffect(() => {
    if (picked) dialog.current?.close();
  }, [picked]);
  return (
    <dialog ref={dialog} className={styles.modal} aria-labelledby={id} onClose={() => onEnd(picked?.choice ?? null)}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <button type="button" className={shared.quiet} onClick={() => dialog.current?.close()}>
          {texts.close}
        </button>
      </div>
      {children((choice) => setPicked({ choice }))}
    </dialog>
  );
}

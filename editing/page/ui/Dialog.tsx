import { type ReactNode, useEffect, useId, useRef } from 'react';
import { texts } from '../texts';
import * as styles from './Dialog.module.css';
import { Icon } from './Icon';
import * as ui from './ui.module.css';

interface Props {
  title: string;
  /** Undefined: nothing but an answer closes it. */
  onClose?: (() => void) | undefined;
  isWide?: boolean;
  /** Buttons below the part that scrolls. */
  foot?: ReactNode;
  children: ReactNode;
}

/**
 * A dialog above the page: the browser keeps the focus in it, and returns it when it closes. An element with `data-first` has the
 * focus at first, the title otherwise.
 */
export function Dialog({ title, onClose, isWide = false, foot, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    element?.showModal();
    element?.querySelector<HTMLElement>('[data-first]')?.focus();
    return () => {
      element?.close();
      // An element that is gone with its dialog returns no focus by itself.
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${isWide ? styles.wide : ''}`}
      aria-labelledby={id}
      // Chromium 147 closes it at the third Escape in a row, though each one is answered with preventDefault().
      {...(!onClose && { closedby: 'none' })}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
    >
      <div className={styles.head}>
        <h2 className={styles.title} id={id} tabIndex={-1} data-title>
          {title}
        </h2>
        {onClose && (
          <button
            type="button"
            className={`${ui.button} ${ui.quiet} ${ui.icon}`}
            aria-label={texts.close}
            onClick={onClose}
          >
            <Icon name="close" />
          </button>
        )}
      </div>
      <div className={styles.body}>{children}</div>
      {foot && <div className={styles.foot}>{foot}</div>}
    </dialog>
  );
}

import { DialogContent, DialogOverlay } from '@reach/dialog';
import {
  type MouseEvent as ReactMouseEvent,
  type KeyboardEvent as ReactKeyboardEvent,
  type ReactNode,
  type RefObject,
  useRef,
} from 'react';
import * as styles from './Dialog.module.css';

type Props = {
  title: string;
  closeText: string;
  onClose: () => void;
  /** Where the focus begins, if not at the title. */
  initialFocus?: RefObject<HTMLElement>;
  children: ReactNode;
};

/**
 * A window above the page that keeps the focus until it is closed, by its button or by Escape, and then gives it back.
 * A click beside it leaves it open: what is written in it would be gone.
 */
export function Dialog({ title, closeText, onClose, initialFocus, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const dismiss = (event: ReactMouseEvent | ReactKeyboardEvent) => {
    if (event.type === 'keydown') onClose();
  };
  return (
    // Scrolling is locked by the style sheet: reach's own lock writes a <style>, which a strict CSP refuses.
    <DialogOverlay
      className={styles.overlay}
      onDismiss={dismiss}
      initialFocusRef={initialFocus ?? heading}
      dangerouslyBypassScrollLock
    >
      <DialogContent className={styles.window} aria-label={title}>
        <div className={styles.head}>
          {/* First the title is read; on a phone a field in focus would open the keyboard over it. */}
          <h2 className={styles.title} ref={heading} tabIndex={-1}>
            {title}
          </h2>
          <button type="button" className={styles.close} onClick={onClose}>
            {closeText}
          </button>
        </div>
        <div className={styles.content}>{children}</div>
      </DialogContent>
    </DialogOverlay>
  );
}

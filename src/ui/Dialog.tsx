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
  /** The element with the initial focus; by default the title. */
  initialFocus?: RefObject<HTMLElement | null>;
  children: ReactNode;
};

/**
 * A dialog that keeps the focus until it is closed, by its button or by Escape, and then returns it. A click beside it
 * does not close it: the input would be lost.
 */
export function Dialog({ title, closeText, onClose, initialFocus, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const dismiss = (event: ReactMouseEvent | ReactKeyboardEvent) => {
    if (event.type === 'keydown') onClose();
  };
  return (
    // The style sheet locks scrolling: reach's own lock inserts a <style>, which a strict CSP refuses.
    <DialogOverlay
      className={styles.overlay}
      onDismiss={dismiss}
      initialFocusRef={initialFocus ?? heading}
      dangerouslyBypassScrollLock
    >
      <DialogContent className={styles.window} aria-label={title}>
        <div className={styles.head}>
          {/* The title is read first; on a phone a focused field would open the keyboard over it. */}
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

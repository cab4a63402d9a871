import type { ReactNode } from 'react';
import * as button from './Button.module.css';
import * as styles from './SubmitButton.module.css';

type Props = {
  /** Something is under way: the button shows it and keeps the focus, which a disabled one would lose. */
  busy: boolean;
  busyText: string;
  disabled?: boolean;
  children: ReactNode;
};

/** The button that sends a form. */
export function SubmitButton({ busy, busyText, disabled = false, children }: Props) {
  return (
    <button
      type="submit"
      className={`${button.button} ${button.green} ${styles.submit}`}
      disabled={disabled}
      aria-disabled={busy}
    >
      {busy && <span className={styles.spinner} aria-hidden="true" />}
      {busy ? busyText : children}
    </button>
  );
}

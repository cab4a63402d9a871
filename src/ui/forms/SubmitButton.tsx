import type { ReactNode } from 'react';
import * as button from '../Button.module.css';
import * as styles from './SubmitButton.module.css';

type Props = {
  /** The form is being sent: the button shows it and keeps the focus, which a disabled one would lose. */
  busy: boolean;
  busyText: string;
  children: ReactNode;
};

/** The button that sends a form. */
export function SubmitButton({ busy, busyText, children }: Props) {
  return (
    <button
      type="submit"
      className={`${button.button} ${button.green} ${styles.submit}`}
      aria-disabled={busy}
      // The click focuses the button, not the press: at the press, an error that appears below the field just left
      // would move the button away from under the pointer before the click.
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => event.currentTarget.focus()}
    >
      {busy && <span className={styles.spinner} aria-hidden="true" />}
      {busy ? busyText : children}
    </button>
  );
}

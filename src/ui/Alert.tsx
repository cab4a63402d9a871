import type { ReactNode } from 'react';
import * as styles from './Alert.module.css';

type Props = {
  kind: 'success' | 'error';
  /** A text for screen readers while nothing is visible. */
  spoken?: string | undefined;
  children: ReactNode;
};

/**
 * A message that a screen reader announces when it appears. Its element exists from the start, empty: a live region
 * that is inserted together with its text is often not announced.
 */
export function Alert({ kind, spoken, children }: Props) {
  return (
    <div className={styles.place} role={kind === 'error' ? 'alert' : 'status'}>
      {children ? (
        <p className={`${styles.message} ${styles[kind]}`}>{children}</p>
      ) : (
        spoken && <span className={styles.spoken}>{spoken}</span>
      )}
    </div>
  );
}

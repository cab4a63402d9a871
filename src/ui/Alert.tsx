import type { ReactNode } from 'react';
import * as styles from './Alert.module.css';

/**
 * A message that a screen reader speaks when it appears. Its place is there from the start, empty: a live region that
 * comes together with its text is often not spoken.
 */
export function Alert({ kind, children }: { kind: 'success' | 'error'; children: ReactNode }) {
  return (
    <div className={styles.place} role={kind === 'error' ? 'alert' : 'status'}>
      {children && <p className={`${styles.message} ${styles[kind]}`}>{children}</p>}
    </div>
  );
}

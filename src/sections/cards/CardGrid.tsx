import type { ReactNode } from 'react';
import * as styles from './CardGrid.module.css';

/** Cards in as many columns as fit. */
export function CardGrid({ children }: { children: ReactNode }) {
  return <ul className={styles.grid}>{children}</ul>;
}

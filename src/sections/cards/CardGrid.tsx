import { Children, type ReactNode } from 'react';
import * as styles from './CardGrid.module.css';

/** Cards in as many columns as fit; without cards there is no list. */
export function CardGrid({ children }: { children: ReactNode }) {
  if (Children.count(children) === 0) return null;
  return <ul className={styles.grid}>{children}</ul>;
}

import type { ReactNode } from 'react';
import * as styles from './Tag.module.css';

/** A short label: a topic, a mark such as "demonstration content". */
export function Tag({ children, strong = false }: { children: ReactNode; strong?: boolean }) {
  return <span className={strong ? styles.strong : styles.tag}>{children}</span>;
}

import type { ReactNode } from 'react';
import * as styles from './Tag.module.css';
import { Link } from './Link';

type TagProps = {
  children: ReactNode;
  strong?: boolean;
  /** The label's language if it is not the page's. */
  lang?: string;
};

/** A short label: a topic, a mark such as "demonstration content". */
export function Tag({ children, strong = false, lang }: TagProps) {
  return (
    <span className={strong ? styles.strong : styles.tag} lang={lang}>
      {children}
    </span>
  );
}

type Props = { to: string; children: string; isCurrent?: boolean };

/** A topic with a link to its articles. */
export function TagLink({ to, children, isCurrent = false }: Props) {
  return (
    <Link to={to} className={styles.link} aria-current={isCurrent ? 'page' : undefined}>
      {children}
    </Link>
  );
}

import { Link } from '../Link';
import * as styles from './TagLink.module.css';

type Props = { to: string; children: string; isCurrent?: boolean };

/** A topic that leads to everything on it. */
export function TagLink({ to, children, isCurrent = false }: Props) {
  return (
    <Link to={to} className={styles.tag} aria-current={isCurrent ? 'page' : undefined}>
      {children}
    </Link>
  );
}

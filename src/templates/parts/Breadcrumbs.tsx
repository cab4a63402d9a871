import { useTranslation } from 'react-i18next';
import { Link } from '../../ui/Link';
import * as styles from './Breadcrumbs.module.css';

type Props = {
  /** The list above the page. */
  to: string;
  label: string;
  /** The page itself, where its title is short enough to stand in a line. */
  here?: string;
};

/** The way back up. */
export function Breadcrumbs({ to, label, here }: Props) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('navigation.breadcrumbs')}>
      <ol className={styles.trail}>
        <li>
          <Link to={to}>{label}</Link>
        </li>
        {here && <li aria-current="page">{here}</li>}
      </ol>
    </nav>
  );
}

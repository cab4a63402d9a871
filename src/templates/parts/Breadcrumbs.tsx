import { useTranslation } from 'react-i18next';
import { Link } from '../../ui/Link';
import * as styles from './Breadcrumbs.module.css';

type Props = {
  /** The list above the page. */
  to: string;
  label: string;
  /** The label's language if it is not the page's. */
  lang?: string | undefined;
  /** The page itself, if its title is short enough for one line. */
  here?: string;
  /** The language of that title. */
  hereLang?: string | undefined;
};

/** The link to the list above the page. */
export function Breadcrumbs({ to, label, lang, here, hereLang }: Props) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('navigation.breadcrumbs')}>
      <ol className={styles.trail}>
        <li>
          <Link to={to} lang={lang}>
            {label}
          </Link>
        </li>
        {here && (
          <li aria-current="page" lang={hereLang}>
            {here}
          </li>
        )}
      </ol>
    </nav>
  );
}

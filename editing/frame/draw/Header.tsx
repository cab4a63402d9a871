import { useTranslation } from 'react-i18next';
import * as styles from '../../../src/layout/header/HeaderView.module.css';
import type { SiteName } from '../content/pageOf';

/** The header with logo and name. Its menu is not of this page, so it has none. */
export function Header({ site }: { site: SiteName | null }) {
  const { t } = useTranslation();
  return (
    <span className={styles.logo} data-menu="ready">
      {site?.image && <img src={site.image.publicURL} alt="" width="40" height="40" />}
      <span>{site?.title ?? t('navigation.unnamed')}</span>
    </span>
  );
}

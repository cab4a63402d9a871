import { useTranslation } from 'react-i18next';
import * as styles from './DraftBanner.module.css';

/** Stands above what visitors don't see yet. A public build has no such page. */
export function DraftBanner() {
  const { t } = useTranslation();
  return (
    <p className={styles.banner}>
      <strong>{t('draft.title')}</strong> {t('draft.text')}
    </p>
  );
}

import { useTranslation } from 'react-i18next';
import { Tag } from '../../../ui/tags/Tag';
import * as styles from './DemoMark.module.css';

/** The notice that the following content is a demonstration. */
export function DemoMark() {
  const { t } = useTranslation();
  return (
    <p className={styles.mark}>
      <Tag strong>{t('demo')}</Tag> {t('demoNote')}
    </p>
  );
}

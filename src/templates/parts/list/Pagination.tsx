import { useTranslation } from 'react-i18next';
import { Link } from '../../../ui/Link';
import * as styles from './Pagination.module.css';

type Props = {
  page: number;
  pages: number;
  /** Addresses of the pages before and after; absent at the ends. */
  newer: string | undefined;
  older: string | undefined;
};

/** Steps through the pages of the blog's list. */
export function Pagination({ page, pages, newer, older }: Props) {
  const { t } = useTranslation();
  if (pages < 2) return null;
  return (
    <nav className={styles.pages} aria-label={t('list.pages')}>
      {newer && (
        <Link to={newer} rel="prev">
          {t('list.previous')}
        </Link>
      )}
      <span>{t('list.page', { page, total: pages })}</span>
      {older && (
        <Link to={older} rel="next">
          {t('list.next')}
        </Link>
      )}
    </nav>
  );
}

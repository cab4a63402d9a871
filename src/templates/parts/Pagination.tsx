import { useTranslation } from 'react-i18next';
import { Link } from '../../ui/Link';
import * as styles from './Pagination.module.css';

const address = (page: number): string => (page === 1 ? '/blog/' : `/blog/page/${page}/`);

/** Steps through the pages of the blog's list. */
export function Pagination({ page, pages }: { page: number; pages: number }) {
  const { t } = useTranslation();
  if (pages < 2) return null;
  return (
    <nav className={styles.pages} aria-label={t('list.pages')}>
      {page > 1 && (
        <Link to={address(page - 1)} rel="prev">
          {t('list.previous')}
        </Link>
      )}
      <span>{t('list.page', { page, total: pages })}</span>
      {page < pages && (
        <Link to={address(page + 1)} rel="next">
          {t('list.next')}
        </Link>
      )}
    </nav>
  );
}

import { Children, type ReactNode } from 'react';
import { useLocale } from '../../i18n/LocaleContext';
import { formatMonth } from '../../lib/text/formatDate';
import * as styles from './CardGrid.module.css';

/** Cards in as many columns as fit; without cards there is no list. */
export function CardGrid({ children }: { children: ReactNode }) {
  if (Children.count(children) === 0) return null;
  return <ul className={styles.grid}>{children}</ul>;
}

/** From month to month, in the reader's words; null where no beginning is known. */
export function usePeriod(record: { starts_at: string | null; ends_at: string | null }): string | null {
  const locale = useLocale();
  if (!record.starts_at) return null;
  const months = [record.starts_at, record.ends_at].flatMap((date) => (date ? [formatMonth(date, locale)] : []));
  return months.join(' – ');
}

import { Children, type ReactNode } from 'react';
import { useLocale } from '../../i18n/LocaleContext';
import { formatMonth } from '../../lib/text/formatDate';
import * as styles from './CardGrid.module.css';
import * as row from './CardRow.module.css';

type Props = {
  /** On a phone many cards are one row: for a list that is a part of a page, and not its content. */
  inRow?: boolean;
  children: ReactNode;
};

/** Cards in as many columns as fit; nothing without cards. */
export function CardGrid({ inRow = false, children }: Props) {
  if (Children.count(children) === 0) return null;
  return <ul className={inRow ? `${styles.grid} ${row.row}` : styles.grid}>{children}</ul>;
}

/** Returns a period from month to month in the page's locale; null without a beginning. */
export function usePeriod(record: { starts_at: string | null; ends_at: string | null }): string | null {
  const locale = useLocale();
  if (!record.starts_at) return null;
  const months = [record.starts_at, record.ends_at].flatMap((date) => (date ? [formatMonth(date, locale)] : []));
  return [...new Set(months)].join(' – ');
}

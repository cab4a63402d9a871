import { type FormEvent, type RefObject, useDeferredValue, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/LocaleContext';
import { Alert } from '../../ui/Alert';
import type { Findings } from './loadIndex';
import { SearchField } from './SearchField';
import * as styles from './SearchPanel.module.css';
import { SearchResults } from './SearchResults';
import { Sections } from './Sections';
import { useArrowKeys } from './useArrowKeys';
import { useSettled } from './useSettled';
import { useSiteIndex } from './useSiteIndex';

type Props = {
  id: string;
  field: RefObject<HTMLInputElement>;
  /** What to look for at first. */
  initial?: string;
  /** A result is being followed inside this window. */
  onFollow?: () => void;
  /** Of the results' headings. */
  level: 2 | 3;
};

const NOTHING: Findings = { total: 0, pages: [] };
/** Milliseconds without a key after which the count is read aloud. */
const SETTLED = 500;

/** A field, and what is found as it is filled. Enter opens the first result; the arrow keys go through them. */
export function SearchPanel({ id, field, initial = '', onFollow, level }: Props) {
  const { t } = useTranslation('search');
  const locale = useLocale();
  const panel = useRef<HTMLDivElement>(null);
  const { index, texts, failed, retry } = useSiteIndex(locale);
  const [typed, setTyped] = useState<string>();
  const value = typed ?? initial;
  const wanted = useDeferredValue(value.trim());
  const { total, pages } = useMemo(() => index?.find(wanted) ?? NOTHING, [index, wanted]);
  const isMiss = index !== undefined && wanted.length > 1 && total === 0;
  const status = useSettled(statusOf(), SETTLED);
  useArrowKeys(panel);

  function statusOf(): string {
    if (failed || wanted.length < 2) return '';
    if (!index) return t('loading');
    if (total === 0) return t('none', { words: wanted });
    return total > pages.length ? t('best', { count: total, shown: pages.length }) : t('found', { count: total });
  }
  const openFirst = (event: FormEvent) => {
    event.preventDefault();
    panel.current?.querySelector<HTMLElement>('[data-results] a')?.click();
  };

  return (
    <div ref={panel} className={styles.panel}>
      <SearchField
        id={id}
        label={t('label')}
        buttonText={t('submit')}
        fieldRef={field}
        value={value}
        onChange={(event) => setTyped(event.target.value)}
        onSubmit={openFirst}
      />
      <p className={styles.status} role="status">
        {status}
      </p>
      <Alert kind="error">
        {failed && (
          <>
            {t('failed')}{' '}
            <button type="button" className={styles.retry} onClick={retry}>
              {t('retry')}
            </button>
          </>
        )}
      </Alert>
      {pages.length > 0 && <SearchResults pages={pages} texts={texts} onFollow={onFollow} level={level} />}
      {(isMiss || wanted === '') && <Sections hint={isMiss ? t('noneHint') : t('hint')} onFollow={onFollow} />}
    </div>
  );
}

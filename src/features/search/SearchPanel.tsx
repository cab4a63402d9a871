import { type FormEvent, type RefObject, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/LocaleContext';
import { Alert } from '../../ui/Alert';
import { SearchField } from './SearchField';
import * as styles from './SearchPanel.module.css';
import { SearchResults, Sections } from './SearchResults';
import { useCountedSearch } from './useCountedSearch';
import type { Findings, PageTexts, SiteIndex } from './loadIndex';
import type { Locale } from '../../i18n/locales';

type Props = {
  id: string;
  field: RefObject<HTMLInputElement>;
  /** The first query. */
  initial?: string;
  /** Called when a result is followed in this window. */
  onFollow?: () => void;
  /** Level of the results' headings. */
  level: 2 | 3;
};

const NOTHING: Findings = { total: 0, pages: [] };
/** Milliseconds without a key press after which the count is announced. */
const SETTLED = 500;

/** The search field and its results. Enter opens the first result; the arrow keys move through them. */
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
  const count = useCountedSearch(wanted, index && wanted.length > 1 ? total : undefined);

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

  const follow = () => {
    count();
    onFollow?.();
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
      {pages.length > 0 && <SearchResults pages={pages} texts={texts} onFollow={follow} level={level} />}
      {(isMiss || wanted === '') && <Sections hint={isMiss ? t('noneHint') : t('hint')} onFollow={follow} />}
    </div>
  );
}

/** Returns a value once it has not changed for a while: an announcement must not interrupt typing. */
function useSettled<T>(value: T, milliseconds: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
}

/** Returns the index to move to by a key; undefined if the key moves nowhere. */
function nextPlace(key: string, place: number, count: number): number | undefined {
  if (key === 'ArrowDown') return Math.min(place + 1, count - 1);
  if (key === 'ArrowUp') return Math.max(place - 1, 0);
  // In the field these keys move the caret.
  if (place === 0) return undefined;
  if (key === 'Home') return 1;
  return key === 'End' ? count - 1 : undefined;
}

/** Lets the arrow keys move from a search field down its results and back up into it; Tab does so as well. */
function useArrowKeys(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = panel.current;
    if (!element) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const stops = [...element.querySelectorAll<HTMLElement>('input[type="search"], li a')];
      const place = stops.findIndex((stop) => stop === document.activeElement);
      const next = place < 0 ? undefined : nextPlace(event.key, place, stops.length);
      if (next === undefined) return;
      event.preventDefault();
      stops[next]?.focus();
    };
    element.addEventListener('keydown', onKey);
    return () => element.removeEventListener('keydown', onKey);
  }, [panel]);
}

type Loading = { readonly index?: SiteIndex; readonly texts?: PageTexts; readonly failed?: boolean };

/** A locale's index while it loads, and a function to retry after a failure. */
function useSiteIndex(locale: Locale): Loading & { readonly retry: () => void } {
  const [loading, setLoading] = useState<Loading>({});
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isWanted = true;
    const show = (next: Loading) => isWanted && setLoading(next);
    const load = async () => {
      const { openIndex } = await import('./loadIndex');
      const index = await openIndex(locale);
      show({ index });
      show({ index, texts: await index.texts });
    };
    load().catch(() => show({ failed: true }));
    return () => {
      isWanted = false;
    };
  }, [locale, tries]);
  const retry = () => {
    setLoading({});
    setTries(tries + 1);
  };
  return { ...loading, retry };
}

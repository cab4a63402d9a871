import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorSummary } from '../../ui/forms/ErrorSummary';
import { useFormTable } from './FormContext';
import { useFieldWords } from './schema/useFieldWords';

/**
 * The errors of an attempt to send, in one place. It takes the focus, prefixes the page's title, and shrinks as fields are
 * corrected.
 * @param faulty names of the fields with errors in the last attempt; another array is another attempt
 */
export function FormSummary({ faulty }: { faulty: readonly string[] }) {
  const { t } = useTranslation('form');
  const { id } = useFormTable();
  const ref = useRef<HTMLDivElement>(null);
  const wordsOf = useFieldWords();
  const faults = faulty.flatMap((name) => {
    const { label, error } = wordsOf(name);
    return error ? [{ id: `${id}-${name}`, text: `${label}: ${error}` }] : [];
  });
  const shown = faults.length > 0;
  useTitlePrefix(t('errorPrefix'), shown);
  const focusedFor = useRef<readonly string[]>();
  useEffect(() => {
    // Names and words of the faults can come in two renders; before the second there is nothing to focus.
    if (!shown || focusedFor.current === faulty) return;
    focusedFor.current = faulty;
    ref.current?.focus();
  });
  return <ErrorSummary ref={ref} title={t('errorSummary')} faults={faults} />;
}

/** Begins the document's title with a word while it is needed: it is the first thing that a screen reader says of a page. */
function useTitlePrefix(prefix: string, needed: boolean): void {
  useEffect(() => {
    // Two forms of a page can be faulty at once; one "Error:" says it.
    if (!needed || document.title.startsWith(prefix)) return;
    document.title = prefix + document.title;
    return () => {
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length);
    };
  }, [prefix, needed]);
}

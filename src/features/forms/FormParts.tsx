import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale, usePath } from '../../i18n/LocaleContext';
import { ErrorSummary } from '../../ui/forms/ErrorSummary';
import * as styles from './Form.module.css';
import { useFormTable, useFieldWords } from './FormContext';

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

/** The honeypot's name: nothing that a browser or a password manager would fill in. */
const HONEYPOT = 'subject_line';

/** Values sent besides the fields; the server reads them from a form that was sent without scripts. */
export function HiddenFields({ values }: { values: Readonly<Record<string, string>> }) {
  const { t } = useTranslation('form');
  const locale = useLocale();
  const page = usePath();
  const all = { ...values, locale, ...(page && { page }) };
  return (
    <>
      {Object.entries(all).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className={styles.aside} aria-hidden="true">
        <label>
          {t('honeypot')}
          <input type="text" name={HONEYPOT} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}

/** Returns the value of the field that people do not see, and robots fill in. */
export function readHoneypot(form: HTMLFormElement | null): string {
  const field = form?.elements.namedItem(HONEYPOT);
  return field instanceof HTMLInputElement ? field.value : '';
}

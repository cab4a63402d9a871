import { createContext, useContext, useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocale, usePath } from '../../i18n/LocaleContext';
import { ErrorSummary } from '../../ui/forms/ErrorSummary';
import { Field } from '../../ui/forms/Field';
import type { Values } from './draftStore';
import * as styles from './Form.module.css';
import { type FieldTable, fieldCode, fieldErrorWords, type Option } from './schema/FieldTable';

type FormTable = { readonly id: string; readonly fields: FieldTable };

/** The form of a field. */
export const FormContext = createContext<FormTable | undefined>(undefined);

function useFormTable(): FormTable {
  const table = useContext(FormContext);
  if (!table) throw new Error('A FormField stands outside of a Form.');
  return table;
}

/** Returns the label of a field of the form, and the message of its error, if it has one. */
function useFieldWords(): (name: string) => { label: string; error: string | undefined } {
  const { t } = useTranslation('form');
  const { fields, id } = useFormTable();
  const { errors } = useFormContext<Values>().formState;
  return (name) => {
    const spec = fields[name];
    if (!spec) throw new Error(`The form "${id}" has no field "${name}".`);
    const code = errors[name]?.message;
    return {
      label: t(`label.${spec.label}`),
      error: code && t(fieldErrorWords[fieldCode(code)], { max: spec.max }),
    };
  };
}

/** The id of a field. No heading and no anchor can have it, for both are made of letters, digits and hyphens. */
const fieldId = (form: string, name: string): string => `${form}_${name}`;

/** A field of the form around it, by its name in the form's table. */
export function FormField({ name, options }: { name: string; options?: readonly Option[] }) {
  const { t } = useTranslation('form');
  const { id, fields } = useFormTable();
  const { register } = useFormContext<Values>();
  const words = useFieldWords()(name);
  const { type, required = false, autoComplete, verbatim, hint, placeholder } = fields[name] ?? {};
  return (
    <Field
      {...register(name)}
      {...words}
      id={fieldId(id, name)}
      type={type ?? 'text'}
      required={required}
      hint={hint && t(`hint.${hint}`)}
      autoComplete={autoComplete}
      verbatim={verbatim}
      placeholder={placeholder && t(`placeholder.${placeholder}`)}
      options={options}
    />
  );
}

/**
 * The summary of the errors of a submission. It takes the focus, prefixes the page's title, and shrinks as fields are
 * corrected.
 * @param faulty names of the fields with errors in the last submission; a new array is a new submission
 */
export function FormSummary({ faulty }: { faulty: readonly string[] }) {
  const { t } = useTranslation('form');
  const { id } = useFormTable();
  const ref = useRef<HTMLDivElement>(null);
  const wordsOf = useFieldWords();
  const faults = faulty.flatMap((name) => {
    const { label, error } = wordsOf(name);
    return error ? [{ id: fieldId(id, name), text: `${label}: ${error}` }] : [];
  });
  const shown = faults.length > 0;
  useTitlePrefix(t('errorPrefix'), shown);
  const focusedFor = useRef<readonly string[] | undefined>(undefined);
  useEffect(() => {
    // Names and messages of the errors may come in two renders; before the second there is nothing to focus.
    if (!shown || focusedFor.current === faulty) return;
    focusedFor.current = faulty;
    ref.current?.focus();
  });
  return <ErrorSummary ref={ref} title={t('errorSummary')} faults={faults} />;
}

/** Prefixes the document's title while there are errors: a screen reader reads the title first. */
function useTitlePrefix(prefix: string, needed: boolean): void {
  useEffect(() => {
    // Two forms of a page can have errors at once; one "Error:" is enough.
    if (!needed || document.title.startsWith(prefix)) return;
    document.title = prefix + document.title;
    return () => {
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length);
    };
  }, [prefix, needed]);
}

/** The honeypot's name: no browser or password manager fills it in. */
const HONEYPOT = 'subject_line';

/** Values submitted besides the fields; the server reads them from a form submitted without scripts. */
export function HiddenFields({ values }: { values: Readonly<Record<string, string>> }) {
  const { t } = useTranslation('form');
  const locale = useLocale();
  const page = usePath();
  // src/runtime/analytics/watchForms.ts fills in the campaign; otherwise the server reads it from the page's query.
  const all = { ...values, source: '', locale, ...(page && { page }) };
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

/** Returns the value of the honeypot, which is invisible to people and which bots fill in. */
export function readHoneypot(form: HTMLFormElement | null): string {
  const field = form?.elements.namedItem(HONEYPOT);
  return field instanceof HTMLInputElement ? field.value : '';
}

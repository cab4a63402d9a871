import { yupResolver } from '@hookform/resolvers/yup';
import { type ReactNode, useMemo, useRef, useSyncExternalStore } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../ui/Alert';
import { SubmitButton } from '../../ui/SubmitButton';
import type { FieldTable, ValuesOf } from './FieldTable';
import * as styles from './Form.module.css';
import { FormContext } from './FormContext';
import { schemaOf } from './schemaOf';
import type { SendResult } from './SendResult';
import { useDefaults } from './useDefaults';
import { useSubmission, type Values } from './useSubmission';
import { useValidateOnChange } from './useValidateOnChange';

type Props<T extends FieldTable> = {
  /** Begins the ids of its fields: one of its own for each form of a page. */
  id: string;
  /** The form's name for a screen reader. */
  title: string;
  fields: T;
  /** Values that fill fields; others are empty. */
  defaults?: Partial<ValuesOf<T>>;
  send: (values: ValuesOf<T>) => Promise<SendResult>;
  /** The button's text, and what is said when all went well and when it did not. */
  words: { readonly button: string; readonly success: string; readonly failure: string };
  /** The fields, in their order. */
  children: ReactNode;
};

/** A form: its fields, its button and what came of it. */
export function Form<T extends FieldTable>({ id, title, fields, defaults, send, words, children }: Props<T>) {
  const { t } = useTranslation('form');
  const ref = useRef<HTMLFormElement>(null);
  const ready = useReady();
  const table = useMemo(() => ({ id, fields }), [id, fields]);
  const resolver = useMemo(() => yupResolver(schemaOf(fields), { abortEarly: false }), [fields]);
  const form = useForm<Values>({ mode: 'onBlur', reValidateMode: 'onBlur', resolver: resolver as never });
  const initial = Object.fromEntries(Object.keys(fields).map((name) => [name, defaults?.[name] ?? '']));
  const { outcome, submit } = useSubmission(form, initial, (values) => send(values as ValuesOf<T>));
  useDefaults(form, initial);
  useValidateOnChange(ref, form);
  return (
    <FormProvider {...form}>
      <FormContext.Provider value={table}>
        {/* Never GET: sent before the scripts ran, the values would stand in the address. */}
        <form ref={ref} className={styles.form} method="post" aria-label={title} noValidate onSubmit={submit}>
          <p className={styles.note}>{t('requiredNote')}</p>
          {children}
          <noscript>
            <p>{t('needsScript')}</p>
          </noscript>
          <SubmitButton busy={form.formState.isSubmitting} busyText={t('sending')} disabled={!ready}>
            {words.button}
          </SubmitButton>
          <Alert kind="success">{outcome === 'sent' && words.success}</Alert>
          <Alert kind="error">{outcome === 'failed' && words.failure}</Alert>
        </form>
      </FormContext.Provider>
    </FormProvider>
  );
}

const never = () => () => {};

/** Whether the scripts run: until then nothing could send the form. */
function useReady(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

import { yupResolver } from '@hookform/resolvers/yup';
import { type ReactNode, type RefObject, useEffect, useMemo, useRef } from 'react';
import { FormProvider, useForm, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/LocaleContext';
import type { FormName } from '../../lib/forms/formNames';
import { SubmitButton } from '../../ui/forms/SubmitButton';
import * as styles from './Form.module.css';
import { FormContext } from './FormContext';
import { FormField } from './FormField';
import { FormOutcome } from './FormOutcome';
import { FormSummary, HiddenFields, readHoneypot } from './FormParts';
import { type FieldTable, type ValuesOf, schemaOf } from './schema/FieldTable';
import type { SendResult, Submission } from './sending/SendResult';
import { askForToken, readToken } from './sending/formToken';
import type { Values } from './draftStore';
import { useSubmission } from './sending/useSubmission';
import { useDraft } from './useDraft';

/** What every form of the site takes. */
export type FormProps = {
  /** The form's name for a screen reader. */
  title: string;
  /** The address to write to when sending fails. */
  email?: string | undefined;
};

type Props<T extends FieldTable> = FormProps & {
  form: FormName;
  /** Begins the ids of its fields: one of its own for each form of a page. */
  id: string;
  /** Names what is written in the tab's storage: the same in all languages, another for each thing applied for. */
  draft?: string;
  fields: T;
  /** Values that fill fields; others are empty. */
  defaults?: Partial<ValuesOf<T>>;
  /** Values sent besides the fields when the form is sent without scripts. */
  hidden?: Readonly<Record<string, string>>;
  send: (values: ValuesOf<T>, submission: Submission) => Promise<SendResult>;
  /** The button's text, and what is said when all went well and when it did not. */
  words: { readonly button: string; readonly success: string; readonly failure: string };
  /** The fields, where it takes more than those of the table one after another. */
  children?: ReactNode;
};

const NOTHING = {};

/** A form: its fields, its button and what came of it. Without scripts the server takes it as it stands. */
export function Form<T extends FieldTable>(props: Props<T>) {
  const { form: name, id, draft = id, title, fields, defaults, hidden = NOTHING, email, send, words, children } = props;
  const { t } = useTranslation('form');
  const locale = useLocale();
  const element = useRef<HTMLFormElement>(null);
  const table = useMemo(() => ({ id, fields }), [id, fields]);
  const resolver = useMemo(() => yupResolver(schemaOf(fields), { abortEarly: false }), [fields]);
  const form = useForm<Values>({
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    shouldFocusError: false,
    resolver: resolver as never,
  });
  const initial = Object.fromEntries(Object.keys(fields).map((field) => [field, defaults?.[field] ?? '']));
  const draftKey = useDraft({ form, slot: draft, defaults: initial, element });
  const { outcome, faulty, submit } = useSubmission({
    form,
    initial,
    draftKey,
    send: (values, key) => {
      const token = readToken();
      const subject_line = readHoneypot(element.current);
      return send(values as ValuesOf<T>, { form: name, key, ...(token && { token }), locale, subject_line });
    },
  });
  useValidateOnChange(element, form);
  const busy = form.formState.isSubmitting;
  return (
    <FormProvider {...form}>
      <FormContext.Provider value={table}>
        <form
          ref={element}
          className={styles.form}
          // Never GET: sent before the scripts ran, the values would stand in the address.
          method="post"
          action={`/_site/forms/${name}`}
          acceptCharset="utf-8"
          data-form={name}
          data-email={email}
          aria-label={title}
          noValidate
          onSubmit={submit}
          onFocus={() => void askForToken()}
        >
          <FormSummary faulty={faulty} />
          <HiddenFields values={hidden} />
          <p className={styles.note}>{t('requiredNote')}</p>
          {children ?? Object.keys(fields).map((field) => <FormField key={field} name={field} />)}
          <SubmitButton busy={busy} busyText={t('sending')}>
            {outcome?.status === 'failed' ? t('sendAgain') : words.button}
          </SubmitButton>
          <FormOutcome outcome={outcome} busy={busy} words={words} email={email} />
        </form>
      </FormContext.Provider>
    </FormProvider>
  );
}

/**
 * Validates a field when its value is changed for good: an option chosen, a field filled in by the browser. React's
 * onChange is the browser's `input`, of every key pressed, and would complain while the visitor is still writing.
 */
function useValidateOnChange(ref: RefObject<HTMLFormElement>, form: UseFormReturn<Values>): void {
  useEffect(() => {
    const element = ref.current;
    const validate = ({ target }: Event) => {
      const { name, value } = target as HTMLInputElement;
      form.setValue(name, value, { shouldDirty: true, shouldValidate: true });
    };
    element?.addEventListener('change', validate);
    return () => element?.removeEventListener('change', validate);
  }, [ref, form]);
}

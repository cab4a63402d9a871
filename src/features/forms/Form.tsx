import { yupResolver } from '@hookform/resolvers/yup';
import { type ReactNode, type RefObject, useEffect, useMemo, useRef } from 'react';
import { FormProvider, useForm, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/LocaleContext';
import { CAMPAIGN } from '../../lib/analytics/CAMPAIGN';
import { firstSource } from '../../lib/analytics/firstSource';
import type { FormName } from '../../lib/forms/formNames';
import { SubmitButton } from '../../ui/forms/SubmitButton';
import * as styles from './Form.module.css';
import { FormOutcome, type FormWords } from './FormOutcome';
import { FormContext, FormField, FormSummary, HiddenFields, readHoneypot } from './FormParts';
import { type FieldTable, type ValuesOf, schemaOf } from './schema/FieldTable';
import type { SendResult, Submission } from './sending/SendResult';
import { countSent } from './sending/countSent';
import { askForToken, readToken } from './sending/formToken';
import type { Values } from './draftStore';
import { useSubmission } from './sending/useSubmission';
import { useDraft } from './useDraft';

/** The props of every form of the site. */
export type FormProps = {
  /** Of a further form of its kind on a page: the prefix of its fields' ids. */
  id?: string | undefined;
  /** The form's name for a screen reader. */
  title: string;
  /** The address to write to when sending fails. */
  email?: string | undefined;
};

type Props<T extends FieldTable> = FormProps & {
  /** Its name, which is the id without another one. */
  form: FormName;
  /**
   * Name of its draft in the tab's storage: the same in all locales, a different one for each subject of an
   * application.
   */
  draft?: string;
  fields: T;
  /** Default values; fields without one are empty. */
  defaults?: Partial<ValuesOf<T>>;
  /** Values sent besides the fields when the form is sent without scripts. */
  hidden?: Readonly<Record<string, string>>;
  send: (values: ValuesOf<T>, submission: Submission) => Promise<SendResult>;
  /** The button's label, and the messages after success and failure. */
  words: FormWords & { readonly button: string };
  /** The fields, if they are not simply those of the table in order. */
  children?: ReactNode;
};

const NOTHING = {};

/**
 * A form: its fields, its button and the message of its outcome. Without scripts the browser submits it to the server.
 */
export function Form<T extends FieldTable>(props: Props<T>) {
  const {
    form: name,
    id = name,
    draft = id,
    title,
    fields,
    defaults,
    hidden = NOTHING,
    email,
    send,
    words,
    children,
  } = props;
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
    send: async (values, key) => {
      const token = readToken();
      const source = firstSource(CAMPAIGN);
      const subject_line = readHoneypot(element.current);
      const optional = { ...(token && { token }), ...(source && { source }) };
      const sending = send(values as ValuesOf<T>, { form: name, key, ...optional, locale, subject_line });
      return countSent(sending, { form: name, key, voucherPackage: values.package ?? '' });
    },
  });
  useValidateOnChange(element, form, fields);
  // For lazyForm.ts: this form has a draft of its own.
  useEffect(() => element.current?.setAttribute('data-runs', ''), []);
  const busy = form.formState.isSubmitting;
  return (
    <FormProvider {...form}>
      <FormContext.Provider value={table}>
        <form
          ref={element}
          className={styles.form}
          // Never GET: submitted before the scripts run, the values would be in the URL.
          method="post"
          action={`/_site/forms/${name}`}
          acceptCharset="utf-8"
          data-form={name}
          data-email={email}
          // The name of its draft, for forms that the browser sends while the application starts.
          data-draft={draft}
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
 * Validates a field at its `change` event: an option is selected, or the browser fills a field in. React's onChange is
 * the browser's `input` event, of every key, and would report errors while the visitor is typing.
 */
function useValidateOnChange(
  ref: RefObject<HTMLFormElement | null>,
  form: UseFormReturn<Values>,
  fields: FieldTable,
): void {
  useEffect(() => {
    const element = ref.current;
    const validate = ({ target }: Event) => {
      const { name, value } = target as HTMLInputElement;
      // The honeypot is no field: robots that type would else be refused instead of filed.
      if (!Object.hasOwn(fields, name)) return;
      form.setValue(name, value, { shouldDirty: true, shouldValidate: true });
    };
    element?.addEventListener('change', validate);
    return () => element?.removeEventListener('change', validate);
  }, [ref, form, fields]);
}

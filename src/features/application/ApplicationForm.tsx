import { useTranslation } from 'react-i18next';
import { usePath } from '../../i18n/LocaleContext';
import { splitLocale } from '../../i18n/locales';
import { Form } from '../forms/Form';
import { FormField } from '../forms/FormField';
import type { ValuesOf } from '../forms/schema/FieldTable';
import type { SendResult, Submission } from '../forms/sending/SendResult';
import { sendFormMessage } from '../forms/sending/sendFormMessage';
import * as styles from './ApplicationForm.module.css';
import { applicationFields } from './applicationFields';

type Props = {
  /** The form's name for a screen reader. */
  title: string;
  /** The subject of the application: shown to the visitor and sent to the team. */
  subject: string;
  /** Where to write to when sending fails. */
  email?: string | undefined;
};

/** An application for what the page is about: a workshop, a place on its waiting list, a pilot. */
export function ApplicationForm({ title, subject, email }: Props) {
  const { t } = useTranslation('form');
  const { path } = splitLocale(usePath());
  return (
    <Form
      form="application"
      id="application"
      // A draft belongs to its page's subject, in every language.
      draft={`application ${path}`}
      title={title}
      fields={applicationFields}
      hidden={{ subject }}
      email={email}
      send={(values, submission) => sendApplication({ ...values, subject }, submission)}
      words={{ button: t('apply'), success: t('applicationSuccess'), failure: t('applicationFail') }}
    >
      <p className={styles.subject}>{t('applyingFor', { subject })}</p>
      <FormField name="name" />
      <FormField name="email" />
      <FormField name="company" />
      <FormField name="phone" />
      <FormField name="message" />
    </Form>
  );
}

type Application = ValuesOf<typeof applicationFields> & {
  /** The subject of the application, as the page names it. */
  readonly subject: string;
};

/** Sends an application for a workshop, a pilot, or whatever else a page invites to. */
function sendApplication(values: Application, submission: Submission): Promise<SendResult> {
  const { name, email, message, subject, company, phone } = values;
  return sendFormMessage(submission, { name, email, message, data: { subject, company, phone } });
}

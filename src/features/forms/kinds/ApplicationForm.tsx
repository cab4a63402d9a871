import { useTranslation } from 'react-i18next';
import { usePath } from '../../../i18n/LocaleContext';
import { splitLocale } from '../../../i18n/locales';
import { Form, type FormProps } from '../Form';
import { FormField } from '../FormParts';
import { personFields } from '../schema/fieldTables';
import { sendFormMessage } from '../sending/sendFormMessage';
import * as styles from './ApplicationForm.module.css';

type Props = FormProps & {
  /** The subject of the application: shown to the visitor and sent to the team. */
  subject: string;
};

/** An application for the subject of a page: a workshop, a place on its waiting list, a pilot. */
export function ApplicationForm({ id, title, subject, email }: Props) {
  const { t } = useTranslation('form');
  const { path } = splitLocale(usePath());
  return (
    <Form
      form="application"
      // A draft belongs to its page's subject, in every language.
      draft={['application', path, id].filter(Boolean).join(' ')}
      id={id}
      title={title}
      fields={personFields}
      hidden={{ subject }}
      email={email}
      send={(values, submission) => sendFormMessage({ ...values, subject }, submission)}
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

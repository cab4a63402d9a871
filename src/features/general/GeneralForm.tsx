import { useTranslation } from 'react-i18next';
import { Form, type FormProps } from '../forms/Form';
import { personFields } from '../forms/schema/fieldTables';
import { sendFormMessage } from '../forms/sending/sendFormMessage';

/** The form of a page that asks for a description; stored with the other forms, apart from contact messages. */
export function GeneralForm({ id, title, email }: FormProps) {
  const { t } = useTranslation('form');
  return (
    <Form
      form="general"
      id={id}
      title={title}
      fields={personFields}
      email={email}
      send={sendFormMessage}
      words={{ button: t('send'), success: t('success'), failure: t('fail') }}
    />
  );
}

import { useTranslation } from 'react-i18next';
import { Form } from '../forms/Form';
import type { ValuesOf } from '../forms/schema/FieldTable';
import type { SendResult, Submission } from '../forms/sending/SendResult';
import { sendFormMessage } from '../forms/sending/sendFormMessage';
import { generalFields } from './generalFields';

type Props = {
  /** The form's name for a screen reader. */
  title: string;
  /** Where to write to when sending fails. */
  email?: string | undefined;
};

/** The form of a page that asks for a description; stored with the other forms, apart from contact messages. */
export function GeneralForm({ title, email }: Props) {
  const { t } = useTranslation('form');
  return (
    <Form
      form="general"
      id="general"
      title={title}
      fields={generalFields}
      email={email}
      send={sendGeneral}
      words={{ button: t('send'), success: t('success'), failure: t('fail') }}
    />
  );
}

/** Sends the general form. */
function sendGeneral(values: ValuesOf<typeof generalFields>, submission: Submission): Promise<SendResult> {
  const { name, email, message, company, phone } = values;
  return sendFormMessage(submission, { name, email, message, data: { company, phone } });
}

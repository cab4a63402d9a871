import { useTranslation } from 'react-i18next';
import { Form } from '../forms/Form';
import { contactFields } from './contactFields';
import { sendContactMessage } from './sendContactMessage';

type Props = {
  title: string;
  /** Where to write when the form fails. */
  email?: string | undefined;
};

/** A message to the team. */
export function ContactForm({ title, email }: Props) {
  const { t } = useTranslation('form');
  return (
    <Form
      form="contact"
      id="contact"
      title={title}
      fields={contactFields}
      email={email}
      send={sendContactMessage}
      words={{ button: t('send'), success: t('success'), failure: t('fail') }}
    />
  );
}

import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/LocaleContext';
import { Form } from '../forms/Form';
import { FormField } from '../forms/FormField';
import { contactFields } from './contactFields';
import { sendContactMessage } from './sendContactMessage';

/** A message to the team. */
export function ContactForm({ title }: { title: string }) {
  const { t } = useTranslation('form');
  const locale = useLocale();
  return (
    <Form
      id="contact"
      title={title}
      fields={contactFields}
      send={(values) => sendContactMessage(values, locale)}
      words={{ button: t('send'), success: t('success'), failure: t('fail') }}
    >
      <FormField name="name" />
      <FormField name="email" />
      <FormField name="company" />
      <FormField name="phone" />
      <FormField name="message" />
    </Form>
  );
}

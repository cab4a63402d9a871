import { useTranslation } from 'react-i18next';
import { Form } from '../forms/Form';
import { FormField } from '../forms/FormField';
import { networks } from './networks';
import { referralFields } from './referralFields';
import { sendReferral } from './sendReferral';
import { WalletCheck } from './WalletCheck';

type Props = {
  /** The form's name for a screen reader. */
  title: string;
  /** Where to write to when sending fails. */
  email?: string | undefined;
};

/** The registration for the referral programme. Nobody chooses the network for the visitor: a payment can't be undone. */
export function ReferralForm({ title, email }: Props) {
  const { t } = useTranslation('form');
  return (
    <Form
      form="referral"
      id="referral"
      title={title}
      fields={referralFields}
      email={email}
      send={sendReferral}
      words={{ button: t('register'), success: t('referralSuccess'), failure: t('referralFail') }}
    >
      <FormField name="name" />
      <FormField name="email" />
      <FormField name="wallet" />
      <WalletCheck />
      <FormField name="network" options={networks} />
      <FormField name="message" />
    </Form>
  );
}

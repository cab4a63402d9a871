import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isWallet } from '../../../lib/forms/isWallet';
import { Form, type FormProps } from '../Form';
import { FormField } from '../FormParts';
import { networks, referralFields } from '../schema/fieldTables';
import { sendFormMessage } from '../sending/sendFormMessage';
import * as styles from './WalletCheck.module.css';

/** The registration for the referral programme. No network is preselected: a payment can't be undone. */
export function ReferralForm({ id, title, email }: FormProps) {
  const { t } = useTranslation('form');
  return (
    <Form
      form="referral"
      id={id}
      title={title}
      fields={referralFields}
      email={email}
      send={sendFormMessage}
      words={{
        button: t('register'),
        success: t('referralSuccess'),
        successWithoutMail: t('referralSuccessWithoutMail'),
        failure: t('referralFail'),
      }}
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

/** Shows the two ends of the wallet address, by which people compare addresses: a payment to a wrong one is lost. */
function WalletCheck() {
  const { t } = useTranslation('form');
  const address = useCheckedWallet();
  return (
    <p className={styles.check} aria-live="polite">
      {address && t('walletCheck', { start: address.slice(0, 6), end: address.slice(-4) })}
    </p>
  );
}

/** The value of the field `wallet`; empty unless it is valid. */
function useCheckedWallet(): string {
  const written = String(useWatch({ name: 'wallet' }) ?? '').trim();
  const [checked, setChecked] = useState('');
  useEffect(() => {
    let current = true;
    void isWallet(written).then((valid) => current && setChecked(valid ? written : ''));
    return () => {
      current = false;
    };
  }, [written]);
  return checked === written ? checked : '';
}

import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isWallet } from '../../lib/forms/isWallet';
import * as styles from './WalletCheck.module.css';

/** Shows the two ends of the address back, by which people compare addresses: a payment to a wrong one is lost. */
export function WalletCheck() {
  const { t } = useTranslation('form');
  const address = useCheckedWallet();
  return (
    <p className={styles.check} aria-live="polite">
      {address && t('walletCheck', { start: address.slice(0, 6), end: address.slice(-4) })}
    </p>
  );
}

/** The address in the form's field `wallet`; empty until it is one. */
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

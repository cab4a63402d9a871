import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/LocaleContext';
import { Form } from '../forms/Form';
import { FormField } from '../forms/FormField';
import { useSearch } from '../forms/useSearch';
import { sendVoucher } from './sendVoucher';
import type { VoucherContent } from './VoucherContent';
import { voucherFields } from './voucherFields';

type Props = VoucherContent & {
  /** One of its own for each form of a page. */
  id?: string;
  /** A package that was chosen already. */
  selected?: string;
};

/** The application for a voucher. The address can fill two fields: `?package=2&referral=anna`. */
export function VoucherForm({ id = 'voucher', selected, title, button, packages }: Props) {
  const { t } = useTranslation('form');
  const locale = useLocale();
  const query = new URLSearchParams(useSearch());
  const chosen = selected || query.get('package');
  const defaults = {
    package: packages.find(({ value }) => value === chosen)?.value ?? '',
    referral: query.get('referral') ?? '',
  };
  return (
    <Form
      id={id}
      title={title}
      fields={voucherFields}
      defaults={defaults}
      send={(values) => sendVoucher(values, locale)}
      words={{ button, success: t('applicationSuccess'), failure: t('applicationFail') }}
    >
      <FormField name="name" />
      <FormField name="email" />
      <FormField name="package" options={packages} />
      <FormField name="referral" />
      <FormField name="message" />
    </Form>
  );
}

import { useTranslation } from 'react-i18next';
import { Form } from '../forms/Form';
import { FormField } from '../forms/FormParts';
import { voucherFields } from '../forms/schema/fieldTables';
import { sendFormMessage } from '../forms/sending/sendFormMessage';
import { useSearch } from '../forms/useSearch';
import type { VoucherContent } from './VoucherContent';
import { useReferral } from './useReferral';

type Props = VoucherContent & {
  /** Unique for each form of a page. */
  id?: string;
  /** A preselected package. */
  selected?: string;
};

/** The application for a voucher. The URL can fill two fields: `?package=2&referral=anna`. */
export function VoucherForm({ id = 'voucher', selected, title, button, packages, email }: Props) {
  const { t } = useTranslation('form');
  const search = useSearch();
  const chosen = selected || new URLSearchParams(search).get('package');
  const defaults = {
    package: packages.find(({ value }) => value === chosen)?.value ?? '',
    referral: useReferral(),
  };
  return (
    <Form
      form="voucher"
      id={id}
      // A draft begun in the modal continues on the page.
      draft="voucher"
      title={title}
      fields={voucherFields}
      defaults={defaults}
      email={email}
      send={(values, submission) => sendFormMessage({ ...values, package: `Package ${values.package}` }, submission)}
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

import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isPlainClick } from '../../lib/browser/clicks';
import type { Values } from '../forms/draftStore';
import { Form } from '../forms/Form';
import { FormField } from '../forms/FormParts';
import { voucherFields } from '../forms/schema/fieldTables';
import { sendFormMessage } from '../forms/sending/sendFormMessage';
import { useSearch } from '../forms/useSearch';
import type { VoucherContent } from './VoucherContent';
import { useReferral } from './useReferral';

type Props = VoucherContent & {
  /** Unique for each form of a page. */
  id?: string | undefined;
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
      draft={id === 'voucher-modal' ? 'voucher' : id}
      title={title || t('voucher')}
      fields={voucherFields}
      defaults={defaults}
      email={email}
      send={(values, submission) => sendFormMessage({ ...values, package: `Package ${values.package}` }, submission)}
      words={{ button: button || t('apply'), success: t('applicationSuccess'), failure: t('applicationFail') }}
    >
      <ChosenPackage packages={packages} />
      <FormField name="name" />
      <FormField name="email" />
      <FormField name="package" options={packages} />
      <FormField name="referral" />
      <FormField name="message" />
    </Form>
  );
}

/**
 * Chooses a package at each press of its link. After another choice the link's URL may be the current one: a navigation to it
 * changes nothing.
 */
function ChosenPackage({ packages }: Pick<VoucherContent, 'packages'>) {
  const { setValue } = useFormContext<Values>();
  useEffect(() => {
    const choose = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('main a') : null;
      const href = link?.getAttribute('href') ?? '';
      // A link to a place of the page has the page's query without naming a package.
      if (!link || !isPlainClick(event) || href.startsWith('#')) return;
      const chosen = new URLSearchParams(link.search).get('package');
      if (!packages.some(({ value }) => value === chosen)) return;
      setValue('package', chosen ?? '', { shouldDirty: true, shouldValidate: true });
    };
    document.addEventListener('click', choose);
    return () => document.removeEventListener('click', choose);
  }, [packages, setValue]);
  return null;
}

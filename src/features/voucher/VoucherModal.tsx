import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { countEvent } from '../../lib/analytics/countEvent';
import { Dialog } from '../../ui/Dialog';
import type { VoucherContent } from './VoucherContent';
import { VoucherForm } from './VoucherForm';

type Props = VoucherContent & { selected: string; onClose: () => void };

/** The voucher form in a dialog. */
export function VoucherModal({ onClose, ...form }: Props) {
  const { t } = useTranslation('form');
  const { selected } = form;
  useEffect(() => countEvent({ event: 'voucher_open', voucher_package: selected }), [selected]);
  return (
    <Dialog title={form.title || t('voucher')} closeText={t('close')} onClose={onClose}>
      <VoucherForm id="voucher-modal" {...form} />
    </Dialog>
  );
}

import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/Dialog';
import type { VoucherContent } from './VoucherContent';
import { VoucherForm } from './VoucherForm';

type Props = VoucherContent & { selected: string; onClose: () => void };

/** The voucher form in a dialog. */
export function VoucherModal({ onClose, ...form }: Props) {
  const { t } = useTranslation('form');
  return (
    <Dialog title={form.title} closeText={t('close')} onClose={onClose}>
      <VoucherForm id="voucher-modal" {...form} />
    </Dialog>
  );
}

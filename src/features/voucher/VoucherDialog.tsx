import { useAtom } from 'jotai';
import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import { useReferral } from './useReferral';
import type { VoucherDialogContent } from './VoucherContent';
import { noVoucher, voucherForm } from './voucherState';
import type { VoucherModal } from './VoucherModal';

type Modal = ComponentType<ComponentProps<typeof VoucherModal>>;

/**
 * The voucher form's modal, once on every page. Its code is loaded when it is first opened: most visitors never do, and
 * the form's libraries are a third of what a page loads.
 */
export function VoucherDialog({ page, ...content }: VoucherDialogContent) {
  const [{ selected, modalOpen }, setVoucher] = useAtom(voucherForm);
  const [loaded, setLoaded] = useState<{ Modal: Modal }>();
  const open = modalOpen || selected !== '';
  const close = () => setVoucher(noVoucher);
  // On every page, so that a referral is remembered wherever it arrives.
  useReferral();

  useEffect(() => {
    if (!open || loaded) return;
    import('./VoucherModal').then(
      ({ VoucherModal: Modal }) => setLoaded({ Modal }),
      // A newer release may have removed the file: the page with the same form is always there.
      () => window.location.assign(page),
    );
  }, [open, loaded, page]);

  if (!open || !loaded) return null;
  return <loaded.Modal {...content} selected={selected} onClose={close} />;
}

import { useEffect } from 'react';
import { atom, useAtom, useAtomValue, useSetAtom } from 'jotai';
import { openerProps, type OpenerProps } from '../../ui/pageLink';
import { useLazy } from '../../ui/useLazy';
import { useReferral } from './useReferral';
import type { VoucherDialogContent } from './VoucherContent';

type VoucherState = {
  /** Number of the package that the visitor selected somewhere on the site; empty without one. */
  readonly selected: string;
  readonly modalOpen: boolean;
};

export const noVoucher: VoucherState = { selected: '', modalOpen: false };

/** The modal of the voucher form, which every page has: it is open when `modalOpen` is set or a package is selected. */
export const voucherForm = atom<VoucherState>(noVoucher);

/** Whether the modal is wanted and its code still loads. */
const voucherWaits = atom(false);

/**
 * Makes a link to the voucher page open the modal instead; without scripts, in a new tab or as a copied URL it stays a
 * link.
 * @returns the link's attributes
 */
export function useVoucherLink(): OpenerProps {
  const setVoucher = useSetAtom(voucherForm);
  return openerProps(useAtomValue(voucherWaits), () => setVoucher({ selected: '', modalOpen: true }));
}

const loadModal = () => import('./VoucherModal').then(({ VoucherModal }) => VoucherModal);

/**
 * The voucher form's modal, once on every page. Its code is loaded when it is first opened: most visitors never do, and
 * the form's libraries are a third of what a page loads.
 */
export function VoucherDialog({ page, ...content }: VoucherDialogContent) {
  const [{ selected, modalOpen }, setVoucher] = useAtom(voucherForm);
  const open = modalOpen || selected !== '';
  const modal = useLazy(open, loadModal, page, useSetAtom(voucherWaits));
  const close = () => setVoucher(noVoucher);
  useEffect(() => {
    if (!open) return;
    const { pathname } = window.location;
    // A step back shows another page behind it; a link to a field of the form only changes the fragment.
    const leave = () => {
      if (window.location.pathname !== pathname) setVoucher(noVoucher);
    };
    window.addEventListener('popstate', leave);
    return () => window.removeEventListener('popstate', leave);
  }, [open, setVoucher]);
  // On every page, so that a referral is remembered wherever it arrives.
  useReferral();

  if (!open || !modal) return null;
  return <modal.Component {...content} selected={selected} onClose={close} />;
}

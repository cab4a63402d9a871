import { atom, useSetAtom } from 'jotai';
import type { MouseEvent } from 'react';
import { isPlainClick } from '../../lib/browser/clicks';

type VoucherState = {
  /** Number of the package that the visitor selected somewhere on the site; empty without one. */
  readonly selected: string;
  readonly modalOpen: boolean;
};

export const noVoucher: VoucherState = { selected: '', modalOpen: false };

/** The modal of the voucher form, which every page has: it is open when `modalOpen` is set or a package is selected. */
export const voucherForm = atom<VoucherState>(noVoucher);

/**
 * Makes a link to the voucher page open the modal instead; without scripts, in a new tab or as a copied URL it stays a
 * link.
 * @param selected number of a package
 * @returns the link's click handler
 */
export function useVoucherLink(selected = ''): (event: MouseEvent) => void {
  const setVoucher = useSetAtom(voucherForm);
  return (event) => {
    if (!isPlainClick(event) || event.defaultPrevented) return;
    event.preventDefault();
    setVoucher({ selected, modalOpen: true });
  };
}

import { atom } from 'jotai';

type VoucherState = {
  /** Number of the package that the visitor chose somewhere on the site; empty while none is. */
  readonly selected: string;
  readonly modalOpen: boolean;
};

export const noVoucher: VoucherState = { selected: '', modalOpen: false };

/** The modal of the voucher form, which every page has: it is open when `modalOpen` is set or a package is selected. */
export const voucherForm = atom<VoucherState>(noVoucher);

import { useSetAtom } from 'jotai';
import type { MouseEvent } from 'react';
import { isPlainClick } from '../../lib/browser/isPlainClick';
import { voucherForm } from './voucherState';

/**
 * Makes a link to the voucher's page open the modal instead; without scripts, in a new tab or as a copied address it
 * stays the link that it is.
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

import type { Option } from '../forms/schema/FieldTable';

/** The editors' texts of the voucher form. */
export type VoucherContent = {
  readonly title: string;
  readonly button: string;
  readonly packages: readonly Option[];
  /** Where to write when the form fails. */
  readonly email?: string | undefined;
};

/** For the modal also the address of the page that has the same form. */
export type VoucherDialogContent = VoucherContent & { readonly page: string };

import type { Option } from '../forms/schema/FieldTable';

/** The editors' texts of the voucher form. */
export type VoucherContent = {
  readonly title: string;
  readonly button: string;
  readonly packages: readonly Option[];
  /** The address to write to when the form fails. */
  readonly email?: string | undefined;
};

/** For the modal also the path of the page with the same form. */
export type VoucherDialogContent = VoucherContent & { readonly page: string };

/** The voucher form's labels and packages, from the contents `voucher-form` and `packages`. */
export const readVoucherContent = (
  words: Queries.VoucherWordsFragment | null,
  packages: Queries.VoucherOptionsFragment | null,
): VoucherContent => ({
  title: words?.title ?? '',
  button: words?.link_label ?? '',
  packages: (packages?.items ?? []).map(({ number, title }) => ({ value: number ?? '', label: title })),
});

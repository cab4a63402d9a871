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

type Item = Queries.VoucherOptionsFragment['items'][number];

/** The packages that can be chosen: those with a number of their own, as pocketbase/hooks/forms/optionsOf.ts accepts. */
const optionsOf = (items: readonly Item[]): Option[] =>
  items
    .map(({ number, title }) => ({ value: number ?? '', label: title }))
    .filter(({ value }, i, all) => value !== '' && all.findIndex((other) => other.value === value) === i);

/**
 * The voucher form's labels and packages, from the contents `voucher-form` and `packages`. A text that an editor emptied is
 * '': the form has words of its own then.
 */
export const readVoucherContent = (
  words: Queries.VoucherWordsFragment | null,
  packages: Queries.VoucherOptionsFragment | null,
): VoucherContent => ({
  title: words?.title ?? '',
  button: words?.link_label ?? '',
  packages: optionsOf(packages?.items ?? []),
});

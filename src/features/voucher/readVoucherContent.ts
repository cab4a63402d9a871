import type { VoucherContent } from './VoucherContent';

type Words = { readonly title: string | null; readonly link_label: string | null };
type Packages = { readonly items: readonly { readonly number: string | null; readonly title: string }[] };

/** The voucher form's words and packages, from the contents `voucher-form` and `packages`. */
export const readVoucherContent = (words: Words | null, packages: Packages | null): VoucherContent => ({
  title: words?.title ?? '',
  button: words?.link_label ?? '',
  packages: (packages?.items ?? []).map(({ number, title }) => ({ value: number ?? '', label: title })),
});

/** Where one applies for a package of the voucher: the form, with the package chosen; written for no locale in particular. */
export const packagePath = (number: string | null): string => `/web3/voucher/?package=${number ?? ''}#apply`;

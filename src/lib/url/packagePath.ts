/** Address of the voucher's application with a package chosen, in no language yet. */
export const packagePath = (number: string | null): string =>
  `/web3/voucher/?package=${encodeURIComponent(number ?? '')}#apply`;

import { walletVerdict } from './walletVerdict';

/**
 * Whether USDC can be sent to a wallet address: it belongs to an EVM network, is not the zero address, and has the
 * right checksum if its letters are of both cases. The hash function for the checksum is loaded for the first address
 * that needs it.
 */
export async function isWallet(wallet: string): Promise<boolean> {
  const verdict = walletVerdict(wallet);
  if (verdict !== 'checksum') return verdict;
  const checksum = await loadChecksum();
  return checksum === undefined || checksum(wallet) === wallet;
}

/** Undefined if the module cannot be loaded, offline or after a newer release: the server checks the address too. */
async function loadChecksum(): Promise<((wallet: string) => string) | undefined> {
  try {
    return (await import('./walletChecksum')).walletChecksum;
  } catch {
    return undefined;
  }
}

import { walletVerdict } from './walletVerdict';

/**
 * Whether USDC can be sent to a wallet: of an EVM network, not the zero address, and with the right checksum where its
 * letters carry one. The hash that the checksum needs is fetched when a first wallet needs it.
 */
export async function isWallet(wallet: string): Promise<boolean> {
  const verdict = walletVerdict(wallet);
  if (verdict !== 'checksum') return verdict;
  const checksum = await loadChecksum();
  return checksum === undefined || checksum(wallet) === wallet;
}

/** Undefined when it cannot be fetched, offline or after a newer release: the server decides anyway. */
async function loadChecksum(): Promise<((wallet: string) => string) | undefined> {
  try {
    return (await import('./walletChecksum')).walletChecksum;
  } catch {
    return undefined;
  }
}

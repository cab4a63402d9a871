const SHAPE = /^0x[0-9a-fA-F]{40}$/;
/** Nobody has its key: what is sent there is gone. */
const ZERO = /^0x0{40}$/;

/**
 * Whether USDC can be sent to an address: of an EVM network, not the zero address, and with the right checksum where its
 * letters carry one. The hash that the checksum needs is fetched when a first address asks for it.
 */
export async function isWallet(address: string): Promise<boolean> {
  if (!SHAPE.test(address) || ZERO.test(address)) return false;
  const carriesChecksum = /[a-f]/.test(address) && /[A-F]/.test(address);
  if (!carriesChecksum) return true;
  const checksum = await loadChecksum();
  return checksum === undefined || checksum(address) === address;
}

/** Nothing where it can not be fetched, offline or after a newer release: the server decides all the same. */
async function loadChecksum(): Promise<((address: string) => string) | undefined> {
  try {
    return (await import('./walletChecksum')).walletChecksum;
  } catch {
    return undefined;
  }
}

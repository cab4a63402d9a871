const SHAPE = /^0x[0-9a-fA-F]{40}$/;
/** No private key exists for this address: funds sent to it are lost. */
const ZERO = /^0x0{40}$/;

/**
 * Whether USDC can be sent to a wallet address of an EVM network, as far as its spelling shows.
 * @returns 'checksum' if its letters are of both cases, so that the EIP-55 checksum decides
 */
export function walletVerdict(wallet: string): boolean | 'checksum' {
  if (!SHAPE.test(wallet) || ZERO.test(wallet)) return false;
  return /[a-f]/.test(wallet) && /[A-F]/.test(wallet) ? 'checksum' : true;
}

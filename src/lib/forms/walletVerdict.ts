const SHAPE = /^0x[0-9a-fA-F]{40}$/;
/** Nobody has the key of this wallet: funds sent to it are lost. */
const ZERO = /^0x0{40}$/;

/**
 * Whether USDC can be sent to a wallet of an EVM network, as far as its spelling shows.
 * @returns 'checksum' when its letters are of both cases, so that its EIP-55 checksum decides
 */
export function walletVerdict(wallet: string): boolean | 'checksum' {
  if (!SHAPE.test(wallet) || ZERO.test(wallet)) return false;
  return /[a-f]/.test(wallet) && /[A-F]/.test(wallet) ? 'checksum' : true;
}

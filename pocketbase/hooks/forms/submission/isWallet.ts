import { walletChecksum } from '../../../../src/lib/forms/walletChecksum';
import { walletVerdict } from '../../../../src/lib/forms/walletVerdict';

/** Whether USDC can be sent to a wallet: its shape, and its EIP-55 checksum where its letters carry one. */
export function isWallet(wallet: string): boolean {
  const verdict = walletVerdict(wallet);
  return verdict === 'checksum' ? walletChecksum(wallet) === wallet : verdict;
}

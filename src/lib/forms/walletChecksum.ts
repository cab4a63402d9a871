import { keccak_256 } from '@noble/hashes/sha3';

/**
 * Returns the spelling of a wallet address with its checksum (EIP-55): a letter is upper case if the hash of the
 * address has a digit of 8 or more in its position.
 * @param address 0x and 40 hexadecimal digits, in any spelling
 */
export function walletChecksum(address: string): string {
  const digits = address.slice(2).toLowerCase();
  const hash = keccak_256(Uint8Array.from(digits, (digit) => digit.charCodeAt(0)));
  return `0x${[...digits].map((digit, i) => (nibble(hash, i) >= 8 ? digit.toUpperCase() : digit)).join('')}`;
}

function nibble(bytes: Uint8Array, place: number): number {
  const byte = bytes[place >> 1] ?? 0;
  return place % 2 === 0 ? byte >> 4 : byte & 15;
}

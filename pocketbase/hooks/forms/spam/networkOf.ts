/**
 * The network that an address stands for: an IPv4 address whole, an IPv6 address by its first 64 bits, for that much is
 * given to one household, which changes the rest at will.
 */
export function networkOf(address: string) {
  const plain = address.replace(/%.*$/s, '').toLowerCase();
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain);
  if (mapped) return mapped[1];
  if (!plain.includes(':')) return plain;
  const [head = [], tail] = plain.split('::').map((part) => (part ? part.split(':') : []));
  const groups = tail ? [...head, ...new Array(Math.max(0, 8 - head.length - tail.length)).fill('0'), ...tail] : head;
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

/**
 * A digest that only this server can make, the same after a restart. The secret is PocketBase's own for the tokens of its
 * superusers, so that no further secret has to be made, stored or configured.
 */
export function signed(text: string) {
  const { secret } = $app.findCachedCollectionByNameOrId('_superusers').authToken;
  return $security.hs256(text, secret);
}

/**
 * The network of an IP address: the whole IPv4 address; the first 64 bits of an IPv6 address, because a household gets that
 * many and can change the rest at will.
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

const lib = typeof __hooks === 'undefined' ? __dirname : `${__hooks}/lib/forms`;
const { keccak256 } = require(`${lib}/keccak256.js`);

/**
 * Whether this is an address on an EVM chain that money may be sent to: 20 bytes, not all zero, and of mixed case only
 * with the checksum that its case then is (EIP-55).
 * @param {string} text
 */
function isWallet(text) {
  if (!/^0x[0-9a-fA-F]{40}$/.test(text) || /^0x0+$/.test(text)) return false;
  const digits = text.slice(2);
  const lower = digits.toLowerCase();
  return digits === lower || digits === digits.toUpperCase() || digits === checksummed(lower);
}

function checksummed(lower) {
  const digest = keccak256(Array.from(lower, (digit) => digit.charCodeAt(0)));
  return Array.from(lower, (digit, i) => (parseInt(digest[i], 16) >= 8 ? digit.toUpperCase() : digit)).join('');
}

module.exports = { isWallet };

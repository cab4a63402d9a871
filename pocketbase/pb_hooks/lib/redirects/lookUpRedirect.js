const lib = typeof __hooks === 'undefined' ? `${__dirname}/..` : `${__hooks}/lib`;
const { findRedirect } = require(`${lib}/findRedirect.js`);

/** No address of the site is longer. */
const LONGEST = 2000;

/**
 * Where an address of the site leads instead, for a navigation that the browser makes by itself.
 * @param {object | undefined} manifest of the release
 * @param {string} address path with its query, encoded as in an address
 * @returns {{to: string, status: number} | {}} nothing where it is not redirected
 */
function lookUpRedirect(manifest, address) {
  if (!manifest || !address.startsWith('/') || address.length > LONGEST) return {};
  const end = address.indexOf('?');
  const path = decode(end < 0 ? address : address.slice(0, end));
  const found = path && findRedirect(manifest.redirects, path, end < 0 ? '' : address.slice(end + 1));
  return found ? { to: found.location, status: found.status } : {};
}

function decode(path) {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

module.exports = { lookUpRedirect };

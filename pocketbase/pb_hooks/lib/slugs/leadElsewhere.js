// goja has no module resolution relative to the caller: the hooks folder is known by name there, beside us in Node.
const lib = typeof __hooks === 'undefined' ? `${__dirname}/..` : `${__hooks}/lib`;
const { prefixesOf } = require(`${lib}/redirects/inEachLocale.js`);

/**
 * A redirect's target after a page has moved.
 * @param {string} target of the redirect: a path, in a language or not, or a full address, with query and fragment
 * @param {{from: string, to: string}} move addresses without a language
 * @param {{homes?: Record<string, string>, siteUrl?: string}} site what the release says of itself
 * @returns {string | undefined} undefined where it does not lead to the page that moved
 */
function leadElsewhere(target, move, { homes = { '': '/' }, siteUrl = '' } = {}) {
  const host = siteUrl && target.startsWith(`${siteUrl}/`) ? siteUrl : '';
  const end = target.slice(host.length).search(/[?#]/);
  const path = end < 0 ? target.slice(host.length) : target.slice(host.length, host.length + end);
  const prefix = prefixesOf(homes).find((candidate) => slashed(path) === candidate + move.from);
  if (prefix === undefined) return undefined;
  return host + prefix + move.to + (end < 0 ? '' : target.slice(host.length + end));
}

/**
 * Whether a redirect begins at an address, in one of the languages at least.
 * @param {string} from of the redirect
 * @param {string} address without a language
 * @param {{homes?: Record<string, string>}} site
 */
function beginsAt(from, address, { homes = { '': '/' } } = {}) {
  return prefixesOf(homes).some((prefix) => slashed(from) === prefix + address || from === `${prefix}${address}*`);
}

const slashed = (path) => (path.endsWith('/') || path.endsWith('*') ? path : `${path}/`);

module.exports = { beginsAt, leadElsewhere };

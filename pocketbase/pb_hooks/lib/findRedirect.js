/** Of each list of rules that was asked of: a site that has changed for years has thousands, and each request asks. */
const indexes = new WeakMap();

/**
 * Finds the redirect for a path. An exact rule wins over a prefix (`/old*`), a longer prefix over a shorter one.
 * @param {{from: string, to: string, status?: number}[]} redirects
 * @param {string} path decoded path of the request
 * @param {string} query of the request, without its question mark
 * @returns {{status: number, location: string} | undefined}
 */
function findRedirect(redirects, path, query) {
  const { exact, prefixes } = indexOf(redirects);
  const rule = exact.get(withoutSlash(path)) || prefixes.find(({ from }) => path.startsWith(from.slice(0, -1)));
  if (!rule) return undefined;
  const target = targetOf(rule, rule.from.endsWith('*') ? path.slice(rule.from.length - 1) : '');
  // A rule that points at itself would send the browser in circles.
  if (withoutSlash(target) === withoutSlash(encodePath(path))) return undefined;
  return { status: Number(rule.status) || 301, location: withQuery(target, query) };
}

/** Rules for one address each, the first of two counting, and rules for many, the longest first. */
function indexOf(redirects) {
  let index = indexes.get(redirects);
  if (index) return index;
  const isPrefix = ({ from }) => from.endsWith('*');
  const alone = redirects.filter((rule) => !isPrefix(rule)).reverse();
  const prefixes = redirects.filter(isPrefix).sort((a, b) => b.from.length - a.from.length);
  index = { exact: new Map(alone.map((rule) => [withoutSlash(rule.from), rule])), prefixes };
  indexes.set(redirects, index);
  return index;
}

function targetOf(rule, rest) {
  if (!rule.to.endsWith('*')) return rule.to;
  // `//host` would leave the site: what a visitor typed must not decide the host.
  const target = (rule.to.slice(0, -1) + encodePath(rest)).replace(/^[/\\]{2,}/, '/');
  // A page's address ends with a slash: without it the browser would be sent on once more.
  return /\/[^./]+$/.test(target) ? `${target}/` : target;
}

/**
 * Writes a decoded path as it stands in an address.
 * @param {string} path
 */
function encodePath(path) {
  return encodeURI(path).replace(/[?#]/g, encodeURIComponent);
}

/**
 * Adds a query to an address that may have one, or a fragment, already.
 * @param {string} address
 * @param {string} query without its question mark
 */
function withQuery(address, query) {
  if (!query) return address;
  const [beforeHash, ...hash] = address.split('#');
  const joined = beforeHash + (beforeHash.includes('?') ? '&' : '?') + query;
  return [joined, ...hash].join('#');
}

function withoutSlash(path) {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}

module.exports = { findRedirect, encodePath, withoutSlash, withQuery };

/**
 * Finds the redirect for a path. An exact rule wins over a prefix (`/old*`), a longer prefix over a shorter one.
 * @param {{from: string, to: string, status?: number}[]} redirects
 * @param {string} path decoded path of the request
 * @param {string} query of the request, without its question mark
 * @returns {{status: number, location: string} | undefined}
 */
function findRedirect(redirects, path, query) {
  const plain = withoutSlash(path);
  let best;
  let bestLength = -1;
  for (const rule of redirects) {
    const prefix = rule.from.endsWith('*') ? rule.from.slice(0, -1) : undefined;
    const matches = prefix === undefined ? withoutSlash(rule.from) === plain : path.startsWith(prefix);
    const length = prefix === undefined ? Infinity : prefix.length;
    if (!matches || length <= bestLength) continue;
    best = { rule, rest: prefix === undefined ? '' : path.slice(prefix.length) };
    bestLength = length;
  }
  if (!best) return undefined;
  const target = targetOf(best.rule, best.rest);
  // A rule that points at itself would send the browser in circles.
  if (withoutSlash(target) === withoutSlash(encodePath(path))) return undefined;
  return { status: Number(best.rule.status) || 301, location: withQuery(target, query) };
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

module.exports = { findRedirect, encodePath, withQuery };

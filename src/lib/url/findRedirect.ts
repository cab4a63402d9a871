/** A rule as the build lists it in `redirects.json`. A `*` that ends `from` stands for anything; one that ends `to` repeats it. */
export type ListedRedirect = { readonly from: string; readonly to: string };

const withoutSlash = (path: string): string => (path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path);
const encodePath = (path: string): string => encodeURI(path).replace(/[?#]/g, encodeURIComponent);

/**
 * Finds where an address leads instead, as pocketbase/pb_hooks/lib/findRedirect.js does: an exact rule wins over a prefix, a
 * longer prefix over a shorter one.
 * @param path decoded
 * @param query with its question mark, or empty
 */
export function findRedirect(rules: readonly ListedRedirect[], path: string, query: string): string | null {
  const matches = rules.flatMap(({ from, to }) => {
    if (!from.endsWith('*')) return withoutSlash(from) === withoutSlash(path) ? [{ length: Infinity, target: to }] : [];
    const prefix = from.slice(0, -1);
    return path.startsWith(prefix) ? [{ length: prefix.length, target: fill(to, path.slice(prefix.length)) }] : [];
  });
  const best = matches.reduce<(typeof matches)[number] | null>(
    (found, match) => (found && found.length >= match.length ? found : match),
    null,
  );
  if (!best || withoutSlash(best.target) === withoutSlash(encodePath(path))) return null;
  return withQuery(best.target, query);
}

function fill(to: string, rest: string): string {
  if (!to.endsWith('*')) return to;
  // `//host` would leave the site: what a visitor typed must not decide the host.
  const target = (to.slice(0, -1) + encodePath(rest)).replace(/^[/\\]{2,}/, '/');
  return /\/[^./]+$/.test(target) ? `${target}/` : target;
}

function withQuery(address: string, query: string): string {
  if (query.length < 2) return address;
  const [before = '', ...hash] = address.split('#');
  return [before + (before.includes('?') ? '&' : '?') + query.slice(1), ...hash].join('#');
}

const FULL = /^(https?:|mailto:|tel:)/i;
const FILE = /\.[a-z0-9]+$/i;

/**
 * The rules that a redirect record becomes, one for each locale; a record that names a locale's own address is meant for
 * that locale only. The build makes them alike (src/gatsby/redirects/redirects.ts; a test compares the two).
 * @param homes each locale's home page; the default one's is "/"
 */
export function inEachLocale(
  { from, to, status }: { from: string; to: string; status?: number | string },
  homes: Record<string, string>,
): { from: string; to: string; status: number }[] {
  const prefixes = prefixesOf(homes);
  const only = prefixOf(from, prefixes);
  const wildcard = to.endsWith('*');
  return (only ? [only] : prefixes).flatMap((prefix) => {
    const target = localTarget(wildcard ? to.slice(0, -1) : to, prefix, prefixes);
    const source = prefix + (from.slice(only.length) || '/');
    return target ? [{ from: source, to: wildcard ? `${target}*` : target, status: Number(status) || 301 }] : [];
  });
}

/**
 * The beginning of each locale's paths, without a slash at its end: {en: "/", sl: "/sl/"} → ["", "/sl"].
 * @param homes each locale's home page
 */
export function prefixesOf(homes: Record<string, string>) {
  return Object.values(homes).map((home) => home.slice(0, -1));
}

/** Where a target leads in a locale, or undefined where it may lead nowhere. */
function localTarget(target: string, prefix: string, prefixes: string[]) {
  if (FULL.test(target)) return target;
  if (!target.startsWith('/') || target.startsWith('//')) return undefined;
  const end = target.search(/[?#]/);
  const path = end < 0 ? target : target.slice(0, end);
  // A file has one address for all languages.
  if (FILE.test(path)) return target;
  const slashed = path.endsWith('/') ? path : `${path}/`;
  return (prefixOf(slashed, prefixes) ? '' : prefix) + slashed + (end < 0 ? '' : target.slice(end));
}

function prefixOf(path: string, prefixes: string[]) {
  return prefixes.find((prefix) => prefix && (path === prefix || path.startsWith(`${prefix}/`))) || '';
}

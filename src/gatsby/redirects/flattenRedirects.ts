import { findRedirect } from '../../lib/url/findRedirect';
import { isFilePath, slashed } from '../../lib/url/paths';
import type { SiteRedirect } from '../siteJson/siteFile';

/** Placeholder for the match of a `*`: no other rule has its beginning, and a file name gets no trailing slash. */
const ANY = '~9f2c.x';
/** A longer chain is not made by hand. */
const MOST_STEPS = 10;
/** A rule may lead to one that leads to a third. Only an endless chain needs more rounds. */
const MOST_ROUNDS = 2;

/**
 * Returns the same redirects, each to its final target in one hop. Saved redirects are checked as well
 * (pocketbase/hooks/redirects), but a rule with a `*` may match a path that is redirected in turn; for that path a rule
 * of its own leads to the final target. A rule that would loop is left out.
 * @param rules the first of two for one path counts
 * @param siteUrl the site's own URL
 */
export function flattenRedirects(rules: readonly SiteRedirect[], siteUrl: string): SiteRedirect[] {
  const settled = rules.map((rule) => ({ ...rule, to: settle(rule.to, siteUrl) }));
  const flat = flatten(settled, settled);
  const met = rulesMet(flat);
  return met.length > 0 ? flatten([...flat, ...met], flat) : flat;
}

/** Returns the URL that answers without a redirect: encoded, without the site's own origin, with a trailing slash. */
function settle(to: string, siteUrl: string): string {
  if (!/^(\/|https?:)/i.test(to) || !URL.canParse(to, siteUrl)) return to;
  const { origin, pathname, search, hash } = new URL(to, siteUrl);
  if (origin !== new URL(siteUrl).origin) return to;
  const path = pathname.replace(/\/index\.html$/, '/');
  return path + (/[/*]$/.test(path) || isFilePath(path) ? '' : '/') + search + hash;
}

function partsOf(to: string) {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(to) ?? [];
  return { pathname, search, hash };
}

function flatten(rules: readonly SiteRedirect[], by: readonly SiteRedirect[]): SiteRedirect[] {
  const next = createNext(by);
  return rules.flatMap((rule) => {
    const seen = new Set([rule.to]);
    let to = rule.to;
    for (let further = next(to); further !== null; further = next(to)) {
      if (seen.has(further) || seen.size > MOST_STEPS) return [];
      seen.add(further);
      to = further;
    }
    return [{ ...rule, to }];
  });
}

/** Creates a function that returns the redirect of a target, or null at the end of the chain. */
function createNext(rules: readonly SiteRedirect[]): (to: string) => string | null {
  const { isExact, longestPrefix } = indexOf(rules);
  return (to) => {
    if (!to.startsWith('/')) return null;
    const isOpen = to.endsWith('*');
    const { pathname, search, hash } = partsOf(isOpen ? to.slice(0, -1) + ANY : to);
    const path = decode(pathname);
    // Most targets are not redirected, and there may be thousands.
    if (!isExact(path) && longestPrefix(path) === undefined) return null;
    const found = findRedirect(rules, path, search.slice(1))?.location;
    if (found === undefined) return null;
    const whole = found.includes('#') ? found : found + hash;
    return isOpen && whole.endsWith(ANY) ? `${whole.slice(0, -ANY.length)}*` : whole;
  };
}

/**
 * Returns the additional rules: for the beginning of each rule with `/*`, and for each path to which a rule with a `*`
 * at both ends leads and that another rule redirects.
 */
function rulesMet(rules: readonly SiteRedirect[]): SiteRedirect[] {
  const { isExact, isPrefix, longestPrefix } = indexOf(rules);
  const met = new Map<string, SiteRedirect>();
  for (const { from, to, status } of rules.filter((rule) => rule.from.endsWith('/*'))) {
    const [begin, target] = [from.slice(0, -1), slashed(to.replace(/\*$/, ''))];
    // Without its slash the rule does not match it: a page there would redirect to the slash first.
    if (isExact(begin) || longestPrefix(begin.slice(0, -1)) !== undefined || begin === '/' || target === begin)
      continue;
    met.set(begin, { from: begin, to: to.endsWith('*') ? target : to, status });
  }
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const all = [...rules, ...met.values()];
    for (const rule of rules.filter(isRepeating)) {
      const [source, target] = [rule.from.slice(0, -1), decode(rule.to.slice(0, -1))];
      for (const other of all) {
        const begin = other.from.endsWith('*') ? other.from : slashed(other.from);
        if (!begin.startsWith(target)) continue;
        // Two slashes at the beginning of a target become one: /a* to /* leads /a/b/ to /b/, and /ab/ as well.
        const froms =
          target === '/' ? [source + begin.slice(1), source + begin] : [source + begin.slice(target.length)];
        for (const from of froms) {
          const bare = from.replace(/\*$/, '');
          const isTaken = from.endsWith('*') ? isPrefix(bare) : isExact(bare);
          // If another rule takes precedence, this one never applies there.
          if (isTaken || met.has(from) || longestPrefix(bare) !== source) continue;
          met.set(from, { from, to: other.to, status: Math.max(rule.status, other.status) });
        }
      }
    }
  }
  return [...met.values()];
}

const isRepeating = ({ from, to }: SiteRedirect): boolean => from.endsWith('*') && to.endsWith('*');

function indexOf(rules: readonly SiteRedirect[]) {
  const exact = new Set(rules.filter(({ from }) => !from.endsWith('*')).map(({ from }) => slashed(from)));
  const prefixes = new Set(rules.filter(({ from }) => from.endsWith('*')).map(({ from }) => from.slice(0, -1)));
  const longestFirst = [...prefixes].sort((a, b) => b.length - a.length);
  return {
    isExact: (path: string): boolean => exact.has(slashed(path)),
    isPrefix: (prefix: string): boolean => prefixes.has(prefix),
    longestPrefix: (path: string): string | undefined => longestFirst.find((prefix) => path.startsWith(prefix)),
  };
}

function decode(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

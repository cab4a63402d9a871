import { encodePath, withoutSlash, withQuery } from './paths';

/** A redirect. A `*` at the end of `from` matches anything; one at the end of `to` repeats what matched. */
export interface RedirectRule {
  readonly from: string;
  readonly to: string;
  /** Without it: 301. */
  readonly status?: number;
}

interface RedirectIndex {
  exact: ReadonlyMap<string, RedirectRule>;
  prefixes: readonly RedirectRule[];
}

/** A site may have thousands of rules and reads them at every request. */
const indexes = new WeakMap<readonly RedirectRule[], RedirectIndex>();

/**
 * Finds the redirect of a path: an exact rule wins over a prefix, a longer prefix over a shorter one, the first of two equal
 * rules over the second. PocketBase's hooks, the build and, on static hosts, the browser use it.
 * @param path decoded
 * @param query without its question mark
 * @returns undefined when no rule applies, or when a rule leads to the path itself
 */
export function findRedirect(
  rules: readonly RedirectRule[],
  path: string,
  query: string,
): { status: number; location: string } | undefined {
  const { exact, prefixes } = indexOf(rules);
  const rule = exact.get(withoutSlash(path)) ?? prefixes.find(({ from }) => path.startsWith(from.slice(0, -1)));
  if (!rule) return undefined;
  const target = targetOf(rule, rule.from.endsWith('*') ? path.slice(rule.from.length - 1) : '');
  if (withoutSlash(target) === withoutSlash(encodePath(path))) return undefined;
  return { status: Number(rule.status) || 301, location: withQuery(target, query) };
}

function indexOf(rules: readonly RedirectRule[]): RedirectIndex {
  const known = indexes.get(rules);
  if (known) return known;
  const alone = rules.filter(({ from }) => !from.endsWith('*')).reverse();
  const index = {
    exact: new Map(alone.map((rule) => [withoutSlash(rule.from), rule])),
    prefixes: rules.filter(({ from }) => from.endsWith('*')).sort((a, b) => b.from.length - a.from.length),
  };
  indexes.set(rules, index);
  return index;
}

/** An address that ends within its host: `https://shop.example`. What follows without a slash would be part of the host. */
const HOST_ONLY = /^https?:[/\\]*[^/\\?#]*$/i;

/** Whether a rule's `to` repeats what matched as a part of the host, which a visitor would choose. */
export const opensHost = (to: string): boolean => to.endsWith('*') && HOST_ONLY.test(to.slice(0, -1));

/** The beginning to which a rule appends what matched; after a host it has a slash. */
export const repeatedStart = (to: string): string => to.slice(0, -1) + (opensHost(to) ? '/' : '');

/** Whether a beginning is a root: slashes at the beginning of the rest are dropped behind it. */
export const isRoot = (start: string): boolean => start === '/' || /^https?:\/\/[^/]*\/$/i.test(start);

function targetOf({ to }: RedirectRule, rest: string): string {
  if (!to.endsWith('*')) return to;
  const start = repeatedStart(to);
  const repeated = encodePath(isRoot(start) ? rest.replace(/^\/+/, '') : rest);
  // `//host` would lead to another site: a visitor's path must not choose the host.
  const target = (start + repeated).replace(/^[/\\]{2,}/, '/');
  // A page's URL ends with a slash: without it the browser would be redirected once more.
  return /\/[^./]+$/.test(target) ? `${target}/` : target;
}

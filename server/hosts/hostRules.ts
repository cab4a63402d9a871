import type { Manifest, Redirect } from '../site/manifest';
import { isSystemPath } from '../site/isSystemPath';

/** One answer that a host gives before it looks for a file. */
export interface HostRule {
  /** A decoded path without a slash at its end, or what a path begins with. */
  from: string;
  prefix: boolean;
  /** The addresses that a rule without a prefix is for. */
  paths: string[];
  /** 0: no answer, the file is served; else a redirect, or 410. */
  status: number;
  /** Where to, as it stands in an address, up to what `from` left over. */
  to: string;
  /** Whether what `from` left over is put behind `to`. */
  repeats: boolean;
}

/** The page that stands for a missing one, by the beginning of the address; longest prefix first. */
export interface PrefixPage {
  prefix: string;
  /** Its address as a file: `/404.html`. */
  file: string;
}

/** A release's rules for hosts, whichever form they read. */
export interface HostRules {
  release: string;
  /** Exact ones first, then prefixes, the longest first: the first that fits is the answer. */
  rules: HostRule[];
  notFound: PrefixPage[];
  gone: PrefixPage[];
  accepts: Record<string, Record<string, string[]>>;
  /** Not for search engines: every answer says so. */
  noindex: boolean;
  /** Further headers of every page. */
  pageHeaders: Record<string, string>;
}

/** The build's description, as far as hosts need it; `gone` are deleted pages without a new one. */
export type Described = Pick<Manifest, 'id' | 'redirects' | 'accepts' | 'noindex' | 'pageHeaders'> & {
  notFound: PrefixPage[];
  gone?: readonly string[];
  gonePages?: PrefixPage[];
};

/**
 * Puts a release's rules into an order in which the first that fits is the one that src/lib/url/findRedirect.ts finds.
 * @param site what the build says of itself
 */
export function hostRules(described: Described): HostRules {
  const { id, redirects, accepts = {}, notFound, gone = [], gonePages, noindex = false, pageHeaders = {} } = described;
  const rules = firstOf(redirects.filter(({ from }) => !isSystemPath(from)).map(asRule));
  const exact = rules.filter(({ prefix }) => !prefix);
  const prefixes = rules.filter(({ prefix }) => prefix).sort((a, b) => b.from.length - a.from.length);
  const taken = new Set(exact.map(({ from }) => from));

  const deleted = gone
    .filter((from) => !isSystemPath(from))
    .map(withoutSlash)
    .filter((path) => !taken.has(path) && !prefixes.some(({ from }) => path.startsWith(from)))
    .map((from): HostRule => ({ from, prefix: false, paths: bothWays(from), status: 410, to: '', repeats: false }));
  return {
    release: id,
    rules: [...exact.map(harmless), ...deleted, ...exemptions(prefixes, taken), ...prefixes.map(harmless)],
    notFound: notFound.map(withAddress),
    gone: (gonePages ?? notFound).map(withAddress),
    accepts,
    noindex,
    pageHeaders,
  };
}

function asRule({ from, to, status }: Redirect): HostRule {
  const prefix = from.endsWith('*');
  const repeats = prefix && to.endsWith('*');
  return {
    from: prefix ? from.slice(0, -1) : withoutSlash(from),
    prefix,
    paths: prefix ? [] : bothWays(withoutSlash(from)),
    status: Number(status) || 301,
    to: encodeTarget(repeats ? to.slice(0, -1) : to),
    repeats,
  };
}

/** Of rules for the same addresses the first counts. */
function firstOf(rules: HostRule[]): HostRule[] {
  const seen = new Set<string>();
  return rules.filter(({ from, prefix }) => {
    const key = `${from}${prefix ? '*' : ''}`;
    return !seen.has(key) && Boolean(seen.add(key));
  });
}

/** A rule that points at itself would send the browser in circles; no other is asked instead. */
function harmless(rule: HostRule): HostRule {
  if (rule.prefix) return rule.repeats && rule.to === encodeTarget(rule.from) ? { ...rule, status: 0 } : rule;
  return withoutSlash(rule.to) === withoutSlash(encodeTarget(rule.from)) ? { ...rule, status: 0 } : rule;
}

/** Where a prefix leads to an address that it fits best itself, that address is not sent on again. */
function exemptions(prefixes: HostRule[], taken: Set<string>): HostRule[] {
  const best = (path: string) => prefixes.find(({ from }) => path.startsWith(encodeTarget(from)));
  return prefixes
    .filter(({ repeats }) => !repeats)
    .map((rule): HostRule => {
      const from = withoutSlash(rule.to);
      const paths = taken.has(from) ? [] : bothWays(from).filter((path) => best(path) === rule);
      return { ...rule, from, prefix: false, paths, status: 0 };
    })
    .filter(({ paths }) => paths.length > 0);
}

/** An address is the same with a slash at its end and without. */
const bothWays = (path: string): string[] => (path === '/' ? ['/'] : [path, `${path}/`]);

/** As it may stand in a configuration: what could end a word, or begin a variable, is encoded; `%` has been already. */
function encodeTarget(target: string): string {
  return target.replace(/[^\x21-\x7e]|["$'\\{}|`^]/gu, (character) =>
    [...Buffer.from(character)].map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join(''),
  );
}

const withAddress = ({ prefix, file }: PrefixPage): PrefixPage => ({ prefix, file: `/${file.replace(/^\//, '')}` });

const withoutSlash = (path: string): string => (path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path);

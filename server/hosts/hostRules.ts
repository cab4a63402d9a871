import headers from '../../pocketbase/hooks/headers/headers.json';
import type { Manifest, Redirect } from '../site/manifest';
import { repeatedStart } from '../../src/lib/url/findRedirect';
import { withoutSlash } from '../../src/lib/url/paths';
import { decode, isSystemPath } from '../site/addressesIn';

/** An answer that a host gives before it looks for a file. */
export interface HostRule {
  /** A decoded path without a slash at its end, or a prefix. */
  from: string;
  prefix: boolean;
  /** The paths that an exact rule matches. */
  paths: string[];
  /** 0: no answer, the file is served; else the status of a redirect, or 410. */
  status: number;
  /** The encoded target, without the rest after the prefix. */
  to: string;
  /** Whether the rest after the prefix is appended to `to`. */
  repeats: boolean;
}

/** The error page for the paths with a prefix; longest prefix first. */
export interface PrefixPage {
  prefix: string;
  /** The path of its file: `/404.html`. */
  file: string;
}

/** A release's rules, independent of a host's syntax. */
export interface HostRules {
  release: string;
  /** Exact rules first, then prefixes, the longest first: the first match is the answer. */
  rules: HostRule[];
  notFound: PrefixPage[];
  gone: PrefixPage[];
  accepts: Record<string, Record<string, string[]>>;
  /** Not for search engines: every answer has `X-Robots-Tag`. */
  noindex: boolean;
  /** The headers that a host takes from the release; a header with the value '' is not sent. */
  headers: [name: string, value: string][];
}

/** The parts of a build's description that hosts need; `gone` are deleted pages without a redirect. */
type Described = Pick<Manifest, 'id' | 'redirects' | 'accepts' | 'noindex' | 'pageHeaders'> & {
  notFound: DescribedPage[];
  gone?: readonly string[];
  gonePages?: DescribedPage[];
};

/** An error page by the path of its file in the build, or by its entry in a release. */
type DescribedPage = { prefix: string; file: string | { file: string } };

/**
 * Sorts a release's rules so that the first match is the rule that src/lib/url/findRedirect.ts finds.
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
    headers: headersOfRelease(pageHeaders),
  };
}

const PAGE: Readonly<Record<string, string>> = headers.page;

/** A legacy release has no Content-Security-Policy: its pages get a wide one. */
const headersOfRelease = (ofBuild: Readonly<Record<string, string>>): HostRules['headers'] =>
  [...headers.pageOfRelease, ...headers.everyOfRelease].map((name) => [name, ofBuild[name] ?? PAGE[name] ?? '']);

function asRule({ from, to, status }: Redirect): HostRule {
  const prefix = from.endsWith('*');
  const repeats = prefix && to.endsWith('*');
  return {
    from: prefix ? from.slice(0, -1) : withoutSlash(from),
    prefix,
    paths: prefix ? [] : bothWays(withoutSlash(from)),
    status: Number(status) || 301,
    to: encodeTarget(repeats ? repeatedStart(to) : to),
    repeats,
  };
}

/** The first of several rules with the same path counts. */
function firstOf(rules: HostRule[]): HostRule[] {
  const seen = new Set<string>();
  return rules.filter(({ from, prefix }) => {
    const key = `${from}${prefix ? '*' : ''}`;
    return !seen.has(key) && Boolean(seen.add(key));
  });
}

/** A rule that leads to itself would redirect without end; it gets the status 0, so that no later rule matches either. */
function harmless(rule: HostRule): HostRule {
  if (rule.prefix) return rule.repeats && rule.to === encodeTarget(rule.from) ? { ...rule, status: 0 } : rule;
  return withoutSlash(rule.to) === withoutSlash(encodeTarget(rule.from)) ? { ...rule, status: 0 } : rule;
}

/** Exempts the target of a prefix rule from that rule, if it is the longest that matches the target. */
function exemptions(prefixes: HostRule[], taken: Set<string>): HostRule[] {
  const best = (path: string) => prefixes.find(({ from }) => path.startsWith(from));
  return prefixes
    .filter(({ repeats }) => !repeats)
    .map((rule): HostRule => {
      const from = withoutSlash(decode(rule.to));
      const paths = taken.has(from) ? [] : bothWays(from).filter((path) => best(path) === rule);
      return { ...rule, from, prefix: false, paths, status: 0 };
    })
    .filter(({ paths }) => paths.length > 0);
}

/** A path with and without a slash at its end. */
const bothWays = (path: string): string[] => (path === '/' ? ['/'] : [path, `${path}/`]);

/** Encodes the characters that end a word or begin a variable in a configuration; `%` is encoded already. */
function encodeTarget(target: string): string {
  return target.replace(/[^\x21-\x7e]|["$'\\{}|`^]/gu, (character) =>
    [...Buffer.from(character)].map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join(''),
  );
}

function withAddress({ prefix, file }: DescribedPage): PrefixPage {
  return { prefix, file: `/${(typeof file === 'string' ? file : file.file).replace(/^\//, '')}` };
}

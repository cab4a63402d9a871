import headers from '../../../pocketbase/hooks/headers/headers.json';
import type { HostRule, HostRules, PrefixPage } from '../hostRules';
import { headersOfRelease } from '../headersOfRelease';
import { encodePath, literal, quoted, restPatterns, variableOf, withQuery } from '../words';

/** The statuses that nginx's `return` is written for; it takes no variable. */
export const STATUSES = [301, 302, 303, 307, 308] as const;

/**
 * Returns the parts that change with each release, for deploy/nginx/site.conf: maps from paths to answers.
 * @param rules of the release
 */
export function nginxRules({ release, rules, notFound, gone, accepts, noindex, pageHeaders }: HostRules): string {
  return [
    '# Of one release: nginx reads it again when it is told to (deploy/reload-on-release.sh).',
    ...map('$host', '$site_release', [`default ${quoted(release)};`]),
    '# Whether search engines may list it; nginx leaves out a header without a value.',
    ...map('$host', '$site_robots', [`default ${quoted(noindex ? headers.noindex['X-Robots-Tag'] : '')};`]),
    '# What its answers say besides.',
    ...headersOfRelease(pageHeaders).flatMap(([name, value]) =>
      map('$host', `$site_release_${variableOf(name)}`, [`default ${quoted(value)};`]),
    ),
    '# The path is repeated in the answer, because nginx compares without regard to case.',
    ...map('$uri', '$site_named', [
      'default "";',
      ...rules.filter((rule) => !rule.prefix && !isOdd(rule)).flatMap(exactLines),
    ]),
    '# As the client wrote it: what it left over is sent back in an address.',
    ...map('$site_raw_path', '$site_begun', [
      'default "";',
      ...rules.filter((rule) => !rule.prefix && isOdd(rule)).map(oddLine),
      ...rules.filter(({ prefix }) => prefix).flatMap(prefixLines),
    ]),
    ...map('$uri', '$site_not_found', pageLines(notFound)),
    ...map('$uri', '$site_gone', pageLines(gone)),
    '# Parameters that a page has nothing to show for.',
    ...map('$uri?$args', '$site_refused', ['default "";', ...Object.entries(accepts).flatMap(refusals)]),
    '',
  ].join('\n');
}

function map(input: string, output: string, lines: string[]): string[] {
  return [`map ${quoted(input)} ${output} {`, ...lines.map((line) => `    ${line}`), '}'];
}

/** In a value `$` begins a variable whatever stands before it, and `|` ends our path. */
const isOdd = ({ from }: HostRule): boolean => /[$|]/.test(from);

const answer = (status: number, to: string): string =>
  `${status} ${withQuery(to, '$is_args$args', '$site_further_args')}`;

function exactLines({ paths, status, to }: HostRule): string[] {
  return paths.map((path) => `${quoted(path)} ${quoted(`${path}|${answer(status, to)}`)};`);
}

function oddLine({ from, status, to }: HostRule): string {
  const path = literal(encodePath(from)).replace(/%7C/g, '(?:\\||%7[Cc])');
  return `${quoted(`~^${path}/?$`)} ${quoted(answer(status, to))};`;
}

function prefixLines({ from, status, to, repeats }: HostRule): string[] {
  const line = (pattern: string, target: string) =>
    `${quoted(`~^${literal(encodePath(from))}${pattern}`)} ${quoted(answer(status, target))};`;
  if (!repeats) return [line('', to)];
  const { slashed, plain } = restPatterns(to);
  // A second slash at the beginning would lead to another host.
  const gap = to === '/' ? '(?:/|%2[Ff])*' : '';
  return [
    ...slashed.map((rest) => line(`${gap}(?<site_rest>${rest})$`, `${to}$site_rest/`)),
    line(`${gap}(?<site_rest>${plain})$`, `${to}$site_rest`),
  ];
}

function pageLines(pages: PrefixPage[]): string[] {
  return pages.map(({ prefix, file }) =>
    prefix === '/' ? `default ${quoted(file)};` : `${quoted(`~^${literal(prefix)}`)} ${quoted(file)};`,
  );
}

function refusals([path, declared]: [string, Record<string, string[]>]): string[] {
  return Object.entries(declared).map(([name, values]) => {
    const allowed = values.map((value) => literal(encodeURIComponent(value))).join('|');
    const pattern = `~^${literal(path)}\\?(?:.*&)?${literal(encodeURIComponent(name))}(?:=(?!(?:${allowed})(?:&|$))|&|$)`;
    return `${quoted(pattern)} yes;`;
  });
}

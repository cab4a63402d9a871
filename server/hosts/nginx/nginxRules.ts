import headers from '../../../pocketbase/hooks/headers/headers.json';
import type { HostRule, HostRules } from '../hostRules';
import { encodePath } from '../../../src/lib/url/paths';
import { block, literal, pageLines, prefixPatterns, quoted, variableOf, withQuery } from '../patterns';

/** The statuses of redirects; nginx's `return` takes no variable, so the configuration has a line for each. */
export const STATUSES = [301, 302] as const;

/**
 * Returns the parts that change with each release, for deploy/nginx/site.conf: maps from paths to answers.
 * @param rules of the release
 */
export function nginxRules({ release, rules, notFound, gone, accepts, noindex, headers: values }: HostRules): string {
  const { exact, odd } = divide(rules.filter((rule) => !rule.prefix));
  return [
    '# Of one release: nginx reads it at each reload (deploy/reload-on-release.sh).',
    ...map('$host', '$site_release', [`default ${quoted(release)}`]),
    '# Whether search engines may list it; nginx omits a header without a value.',
    ...map('$host', '$site_robots', [`default ${quoted(noindex ? headers.noindex['X-Robots-Tag'] : '')}`]),
    '# Further headers of its answers.',
    ...values.flatMap(([name, value]) => headerMaps(`$site_release_${variableOf(name)}`, value)),
    '# The path is repeated in the answer, because nginx compares without regard to case.',
    ...map('$uri', '$site_named', ['default ""', ...exact.flatMap(exactLines)]),
    '# The path as the client sent it: the rest after the prefix goes into the Location header.',
    ...map('$site_raw_path', '$site_begun', [
      'default ""',
      ...odd.flatMap(oddLines),
      ...rules.filter(({ prefix }) => prefix).flatMap(prefixLines),
    ]),
    ...map('$uri', '$site_not_found', pageLines(notFound, quoted)),
    ...map('$uri', '$site_gone', pageLines(gone, quoted)),
    '# Parameters whose value a page does not accept.',
    ...map('$uri?$args', '$site_refused', ['default ""', ...Object.entries(accepts).flatMap(refusals)]),
    '',
  ].join('\n');
}

/** nginx reads no word of more than 4,096 bytes: a longer value is put together from several variables. */
const LONGEST_WORD = 2000;

function headerMaps(variable: string, value: string): string[] {
  if (value.length <= LONGEST_WORD) return map('$host', variable, [`default ${quoted(value)}`]);
  const pieces = value.match(new RegExp(`.{1,${LONGEST_WORD}}`, 'gs')) ?? [];
  const names = pieces.map((_, at) => `${variable}_${at + 1}`);
  return [
    ...names.flatMap((name, at) => map('$host', name, [`default ${quoted(pieces[at] ?? '')}`])),
    ...map('$host', variable, [`default ${quoted(names.join(''))}`]),
  ];
}

function map(input: string, output: string, lines: string[]): string[] {
  return block(
    `map ${quoted(input)} ${output}`,
    lines.map((line) => `${line};`),
  );
}

/** In a value `$` begins a variable and cannot be escaped, and `|` ends the path. */
const isOdd = ({ from }: HostRule): boolean => /[$|]/.test(from);

/**
 * Divides rules into those of the map of whole paths and those that need a pattern: a map refuses two keys that differ only in
 * case, and with them the whole configuration.
 */
function divide(rules: readonly HostRule[]): { exact: HostRule[]; odd: HostRule[] } {
  const keys = new Set<string>();
  const [exact, odd]: [HostRule[], HostRule[]] = [[], []];
  for (const rule of rules) {
    const own = rule.paths.map((path) => path.toLowerCase());
    const isExact = !isOdd(rule) && !own.some((key) => keys.has(key));
    (isExact ? exact : odd).push(rule);
    if (isExact) own.forEach((key) => keys.add(key));
  }
  return { exact, odd };
}

const answer = (status: number, to: string): string =>
  `${status} ${withQuery(to, '$is_args$args', '$site_further_args')}`;

function exactLines({ paths, status, to }: HostRule): string[] {
  return paths.map((path) => `${quoted(path)} ${quoted(`${path}|${answer(status, to)}`)}`);
}

function oddLines({ paths, status, to }: HostRule): string[] {
  return paths.map((path) => {
    const pattern = literal(encodePath(path)).replace(/%7C/g, '(?:\\||%7[Cc])');
    return `${quoted(`~^${pattern}$`)} ${quoted(answer(status, to))}`;
  });
}

function prefixLines(rule: HostRule): string[] {
  const form = { group: '(?<site_rest>', end: '$', value: '$site_rest' };
  return prefixPatterns(rule, form).map(
    ([pattern, target]) => `${quoted(pattern)} ${quoted(answer(rule.status, target))}`,
  );
}

function refusals([path, declared]: [string, Record<string, string[]>]): string[] {
  return Object.entries(declared).map(([name, values]) => {
    const allowed = values.map((value) => literal(encodeURIComponent(value))).join('|');
    const pattern = `~^${literal(path)}\\?(?:.*&)?${literal(encodeURIComponent(name))}(?:=(?!(?:${allowed})(?:&|$))|&|$)`;
    return `${quoted(pattern)} yes`;
  });
}

import headers from '../../../pocketbase/hooks/headers/headers.json';
import { headersOfRelease } from '../headersOfRelease';
import type { HostRule, HostRules, PrefixPage } from '../hostRules';
import { encodePath, literal, restPatterns, variableOf, withQuery } from '../words';

/**
 * Returns the parts that change with each release, for deploy/caddy/Caddyfile, inside its route: maps from paths to answers.
 * @param rules of the release
 */
export function caddyRules({ release, rules, notFound, gone, accepts, noindex, pageHeaders }: HostRules): string {
  const exact = rules.filter(({ prefix }) => !prefix).flatMap(exactLines);
  const begun = rules.filter(({ prefix }) => prefix).flatMap(prefixLines);
  return [
    '# Of one release: Caddy reads it again when it is told to (deploy/reload-on-release.sh).',
    `vars site_release ${word(release)}`,
    ...(noindex ? Object.entries(headers.noindex).map(([name, value]) => `header ${name} ${word(value)}`) : []),
    ...headersOfRelease(pageHeaders).map(([name, value]) => `vars site_${variableOf(name)} ${word(value)}`),
    '# 0: a rule that would lead to itself; the file is served.',
    ...map('{http.request.uri.path}', '{site_status} {site_to}', [...exact, 'default "" ""']),
    '# As the client wrote it: what it left over is sent back in an address.',
    ...map('{http.request.orig_uri}', '{site_begun_status} {site_begun_to} {site_begun_mark} {site_begun_hash}', [
      ...begun,
      'default "" "" "" ""',
    ]),
    ...map('{http.request.uri.path}', '{site_not_found}', pageLines(notFound)),
    ...map('{http.request.uri.path}', '{site_gone}', pageLines(gone)),
    ...refusals(accepts),
    '',
  ].join('\n');
}

/**
 * Returns the release's values for answers of every kind, also those that Caddy proxies: a file that may be missing, as in
 * legacy releases.
 * @param rules of the release
 */
export function caddyValues({ pageHeaders }: HostRules): string {
  const values = headersOfRelease(pageHeaders).filter(([name]) => headers.everyOfRelease.includes(name));
  return values.map(([name, value]) => `vars site_${variableOf(name)} ${word(value)}\n`).join('');
}

/** A word in which nothing has a meaning; what a placeholder gives is put in later. */
export function word(text: string): string {
  return text.includes('`') ? `"${text.replace(/"/g, '\\"')}"` : `\`${text}\``;
}

function map(input: string, outputs: string, lines: string[]): string[] {
  return [`map ${input} ${outputs} {`, ...lines.map((line) => `    ${line}`), '}'];
}

const address = (to: string): string =>
  word(withQuery(to, '{http.request.uri.prefixed_query}', '{site_further_query}'));

/** Caddy puts no placeholders into what an expression found, so the query is put in behind it later. */
function parts(to: string): string {
  const [before = '', ...hash] = to.split('#');
  return [before, before.includes('?') ? '&' : '?', ['', ...hash].join('#')].map(word).join(' ');
}

function exactLines({ paths, status, to }: HostRule): string[] {
  const answer = status === 0 ? '0 ""' : `${status} ${status === 410 ? '""' : address(to)}`;
  return paths.map((path) => `${word(path)} ${answer}`);
}

function prefixLines({ from, status, to, repeats }: HostRule): string[] {
  const line = (pattern: string, target: string) =>
    `${word(`~^${literal(encodePath(from))}${pattern}`)} ${status} ${parts(target)}`;
  if (!repeats) return [line('', to)];
  const { slashed, plain } = restPatterns(to);
  // A second slash at the beginning would lead to another host.
  const gap = to === '/' ? '(?:/|%2[Ff])*' : '';
  return [
    ...slashed.map((rest) => line(`${gap}(${rest})(?:\\?|$)`, `${to}\${1}/`)),
    line(`${gap}(${plain})(?:\\?|$)`, `${to}\${1}`),
  ];
}

function pageLines(pages: PrefixPage[]): string[] {
  return pages.map(({ prefix, file }) =>
    prefix === '/' ? `default ${word(file)}` : `${word(`~^${literal(prefix)}`)} ${word(file)}`,
  );
}

/** Paths that are redirected before any other rule. */
export const UNTIDY = '^[^?]*//';

/** Parameters that a page has nothing to show for. */
function refusals(accepts: HostRules['accepts']): string[] {
  const declared = Object.entries(accepts).flatMap(([path, names]) =>
    Object.entries(names).map(([name, values]) => ({ path, name, values })),
  );
  return declared.flatMap(({ path, name, values }, index) => [
    `@site_refused_${index} {`,
    `    path ${word(path)}`,
    `    query ${word(`${encodeURIComponent(name)}=*`)}`,
    `    not vars_regexp {http.request.orig_uri} ${UNTIDY}`,
    ...values.map((value) => `    not query ${word(`${encodeURIComponent(name)}=${encodeURIComponent(value)}`)}`),
    '}',
    `error @site_refused_${index} 404`,
  ]);
}

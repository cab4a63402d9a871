import headers from '../../../pocketbase/hooks/headers/headers.json';
import type { HostRule, HostRules } from '../hostRules';
import { block, pageLines, prefixPatterns, variableOf, withQuery } from '../patterns';

/**
 * Returns the parts that change with each release, for deploy/caddy/Caddyfile, inside its route: maps from paths to answers.
 * @param rules of the release
 */
export function caddyRules({ release, rules, notFound, gone, accepts, noindex, headers: values }: HostRules): string {
  const exact = rules.filter(({ prefix }) => !prefix).flatMap(exactLines);
  const begun = rules.filter(({ prefix }) => prefix).flatMap(prefixLines);
  return [
    '# Of one release: Caddy reads it at each reload (deploy/reload-on-release.sh).',
    `vars site_release ${word(release)}`,
    ...(noindex ? Object.entries(headers.noindex).map(([name, value]) => `header ${name} ${word(value)}`) : []),
    ...values.map(([name, value]) => `vars site_${variableOf(name)} ${word(value)}`),
    '# 0: the rule would lead to itself; the file is served.',
    ...block('map {http.request.uri.path} {site_status} {site_to}', [...exact, 'default "" ""']),
    '# The URI as the client sent it: the rest after the prefix goes into the Location header.',
    ...block('map {http.request.orig_uri} {site_begun_status} {site_begun_to} {site_begun_mark} {site_begun_hash}', [
      ...begun,
      'default "" "" "" ""',
    ]),
    ...block('map {http.request.uri.path} {site_not_found}', pageLines(notFound, word)),
    ...block('map {http.request.uri.path} {site_gone}', pageLines(gone, word)),
    ...refusals(accepts),
    '',
  ].join('\n');
}

/**
 * Returns the release's values for answers of every kind, also proxied ones: a file of its own, because legacy releases lack
 * it.
 * @param rules of the release
 */
export function caddyValues({ headers: values }: HostRules): string {
  const ofEvery = values.filter(([name]) => headers.everyOfRelease.includes(name));
  return ofEvery.map(([name, value]) => `vars site_${variableOf(name)} ${word(value)}\n`).join('');
}

/** A quoted word of a Caddyfile; Caddy replaces placeholders in it later. */
export function word(text: string): string {
  return text.includes('`') ? `"${text.replace(/"/g, '\\"')}"` : `\`${text}\``;
}

const address = (to: string): string =>
  word(withQuery(to, '{http.request.uri.prefixed_query}', '{site_further_query}'));

/** Caddy replaces no placeholders in the value of a regular expression's match, so the query is appended later. */
function parts(to: string): string {
  const [before = '', ...hash] = to.split('#');
  return [before, before.includes('?') ? '&' : '?', ['', ...hash].join('#')].map(word).join(' ');
}

function exactLines({ paths, status, to }: HostRule): string[] {
  const answer = status === 0 ? '0 ""' : `${status} ${status === 410 ? '""' : address(to)}`;
  return paths.map((path) => `${word(path)} ${answer}`);
}

function prefixLines(rule: HostRule): string[] {
  const form = { group: '(', end: '(?:\\?|$)', value: '${1}' };
  return prefixPatterns(rule, form).map(([pattern, target]) => `${word(pattern)} ${rule.status} ${parts(target)}`);
}

/** Paths with a double slash, which are redirected before any other rule. */
export const UNTIDY = '^[^?]*//';

/** Parameters whose value a page does not accept. */
function refusals(accepts: HostRules['accepts']): string[] {
  const declared = Object.entries(accepts).flatMap(([path, names]) =>
    Object.entries(names).map(([name, values]) => ({ path, name, values })),
  );
  return declared.flatMap(({ path, name, values }, index) => [
    ...block(`@site_refused_${index}`, [
      `path ${word(path)}`,
      `query ${word(`${encodeURIComponent(name)}=*`)}`,
      `not vars_regexp {http.request.orig_uri} ${UNTIDY}`,
      ...values.map((value) => `not query ${word(`${encodeURIComponent(name)}=${encodeURIComponent(value)}`)}`),
    ]),
    `vars @site_refused_${index} site_miss yes`,
  ]);
}

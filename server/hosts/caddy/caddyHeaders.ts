import headers from '../../../pocketbase/hooks/headers/headers.json';
import { DATA, IMMUTABLE, TYPES } from '../../site/classify';
import { word } from './caddyRules';
import { addressPattern, isMedia, variableOf } from '../words';

const { 'Content-Security-Policy': POLICY, ...OTHERS } = headers.security;

/**
 * What every answer has, as Caddy's directives.
 * @param matcher of answers that have the policy: the home page is PocketBase's, and so is its policy
 */
export const securityHeaders = (matcher = ''): string[] => [
  ...documentHeaders(OTHERS),
  ...documentHeaders({ 'Content-Security-Policy': POLICY }, matcher),
  ...releaseHeaders(headers.everyOfRelease),
];

/** The headers that are set already when PocketBase answers for the home page: they are not to be there twice. */
export const headersBeforeHome = (): string[] =>
  Object.keys({ ...OTHERS, ...headers.noindex }).concat(headers.everyOfRelease);

/**
 * What an answer that is passed on has although PocketBase did not say it: its router redirects to a tidy path before any hook.
 * Only redirects get the policy from here, for a page keeps its own, or none.
 */
export const passedDefaults = (): string[] => [
  'header {',
  ...Object.entries(OTHERS).map(([name, value]) => `    ?${name} ${word(value)}`),
  '}',
  'header {',
  '    match status 3xx',
  `    >Content-Security-Policy ${word(POLICY)}`,
  '}',
  ...releaseHeaders(headers.everyOfRelease, [], '?'),
];

const timing = 'Server-Timing "release;desc=\\"{vars.site_release}\\""';

/** What a page has besides that Caddy serves in an answer of its own: for a miss, or in PocketBase's place. */
export const pageHeaders = (): string[] => [
  `header Cache-Control ${word(headers.cache.revalidate)}`,
  `header Content-Type ${word(TYPES['.html'] ?? '')}`,
  `header ${timing}`,
  ...releaseHeaders(headers.pageOfRelease),
];

const documentHeaders = (values: Record<string, string>, matcher = ''): string[] =>
  Object.entries(values).map(([name, value]) => `header ${matcher}${name} ${word(value)}`);

/** What the release gives no value is not said; `how`: `?` leaves what PocketBase said. */
const releaseHeaders = (names: readonly string[], pages: string[] = [], how = ''): string[] =>
  names.flatMap((name) => {
    const value = `{vars.site_${variableOf(name)}}`;
    const matcher = `@site_with_${variableOf(name)}`;
    return [
      `${matcher} {`,
      ...pages.map((line) => `    ${line}`),
      `    not vars ${value} ""`,
      '}',
      `header ${matcher} ${how}${name} ${value}`,
    ];
  });

/** How long files may be kept. */
export function cacheHeaders(): string[] {
  const rule = (name: string, patterns: readonly RegExp[], value: string) => [
    `@site_${name} path_regexp ${word(patterns.map(addressPattern).join('|'))}`,
    `header @site_${name} Cache-Control ${word(value)}`,
  ];
  return [...rule('immutable', IMMUTABLE, headers.cache.immutable), ...rule('minute', DATA, headers.cache.minute)];
}

/** What files are, and what browsers are told with pages, pictures and drawings. */
export function typeHeaders(): string[] {
  const extensions = (type: string) => Object.keys(TYPES).filter((name) => TYPES[name] === type);
  return [...new Set(Object.values(TYPES))].flatMap((type, index) => {
    const paths = extensions(type).map((name) => `*${name}`);
    const isPage = type === TYPES['.html'];
    const matcher = `@site_type_${index} `;
    const path = `path ${[...paths, ...(isPage ? ['*/'] : [])].join(' ')}`;
    return [
      matcher + path,
      `header ${matcher}Content-Type ${word(type)}`,
      ...(isPage ? [`header ${matcher}${timing}`, ...releaseHeaders(headers.pageOfRelease, [path])] : []),
      ...(isMedia(type) ? documentHeaders(headers.media, matcher) : []),
      ...(type === TYPES['.svg'] ? documentHeaders(headers.drawing, matcher) : []),
    ];
  });
}

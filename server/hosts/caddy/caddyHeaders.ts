import headers from '../../../pocketbase/hooks/headers/headers.json';
import { DATA, IMMUTABLE, TYPES } from '../../site/classify';
import { word } from './caddyRules';
import { addressPattern, block, EXTENSIONS, isMedia, variableOf } from '../patterns';

const { 'Content-Security-Policy': POLICY, ...OTHERS } = headers.security;

/**
 * Returns the headers of every answer as Caddy's directives.
 * @param how `?` keeps the value of a proxied answer, which would be sent twice otherwise
 */
export const securityHeaders = (how = ''): string[] => [
  ...documentHeaders(headers.security, how),
  ...releaseHeaders(headers.everyOfRelease, [], how),
];

/** The headers of proxied answers that Caddy sets itself, from the release's rules; without their removal each would be sent twice. */
export const SET_BEFORE = Object.keys(headers.noindex);

/**
 * Returns headers of proxied answers that PocketBase did not set: its router redirects to a normalised path before any hook.
 * Only redirects get the policy here, because a page keeps its own, or none.
 */
export const passedDefaults = (): string[] => [
  ...block(
    'header',
    Object.entries(OTHERS).map(([name, value]) => `?${name} ${word(value)}`),
  ),
  ...block('header', ['match status 3xx', `>Content-Security-Policy ${word(POLICY)}`]),
  ...releaseHeaders(headers.everyOfRelease, [], '?'),
];

const timing = 'Server-Timing "release;desc=\\"{vars.site_release}\\""';

/** Returns further headers of a page that Caddy serves itself: a 404, or in PocketBase's place. */
export const pageHeaders = (): string[] => [
  `header Cache-Control ${word(headers.cache.revalidate)}`,
  `header Content-Type ${word(TYPES['.html'] ?? '')}`,
  `header ${timing}`,
  ...releaseHeaders(headers.pageOfRelease),
];

const documentHeaders = (values: Record<string, string>, matcher = ''): string[] =>
  Object.entries(values).map(([name, value]) => `header ${matcher}${name} ${word(value)}`);

/** Omits headers without a value in the release; `how`: `?` keeps PocketBase's value. */
const releaseHeaders = (names: readonly string[], pages: string[] = [], how = ''): string[] =>
  names.flatMap((name) => {
    const value = `{vars.site_${variableOf(name)}}`;
    const matcher = `@site_with_${variableOf(name)}`;
    return [...block(matcher, [...pages, `not vars ${value} ""`]), `header ${matcher} ${how}${name} ${value}`];
  });

/** The `Cache-Control` of files. */
export function cacheHeaders(): string[] {
  const rule = (name: string, patterns: readonly RegExp[], value: string) => [
    `@site_${name} path_regexp ${word(patterns.map(addressPattern).join('|'))}`,
    `header @site_${name} Cache-Control ${word(value)}`,
  ];
  return [...rule('immutable', IMMUTABLE, headers.cache.immutable), ...rule('minute', DATA, headers.cache.minute)];
}

/** Returns the content types of files, and the headers of pages, images and SVG files. */
export function typeHeaders(): string[] {
  return EXTENSIONS.flatMap(([type, extensions], index) => {
    const paths = extensions.map((name) => `*${name}`);
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

import headers from '../../pocketbase/pb_hooks/lib/headers.json';
import { DATA, IMMUTABLE, TYPES } from '../release/classify';
import { word } from './caddyRules';
import { addressPattern, variableOf } from './words';

/** What every answer has, as Caddy's directives. */
export const securityHeaders = (): string[] =>
  Object.entries(headers.security).map(([name, value]) => `header ${name} ${word(value)}`);

const timing = 'Server-Timing "release;desc=\\"{vars.site_release}\\""';

/** What a page has besides that Caddy serves in an answer of its own: for a miss, or in PocketBase's place. */
export const pageHeaders = (): string[] => [
  `header Cache-Control ${word(headers.cache.revalidate)}`,
  `header Content-Type ${word(TYPES['.html'] ?? '')}`,
  `header ${timing}`,
  ...documentHeaders(headers.page),
  ...releaseHeaders(),
];

const documentHeaders = (values: Record<string, string>, matcher = ''): string[] =>
  Object.entries(values).map(([name, value]) => `header ${matcher}${name} ${word(value)}`);

/** What the release gives no value is not said. */
const releaseHeaders = (pages: string[] = []): string[] =>
  headers.pageOfRelease.flatMap((name) => {
    const value = `{vars.site_${variableOf(name)}}`;
    const matcher = `@site_with_${variableOf(name)}`;
    return [
      `${matcher} {`,
      ...pages.map((line) => `    ${line}`),
      `    not vars ${value} ""`,
      '}',
      `header ${matcher} ${name} ${value}`,
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

/** What files are, and what browsers are told with pages and with drawings. */
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
      ...(isPage ? [`header ${matcher}${timing}`, ...documentHeaders(headers.page, matcher)] : []),
      ...(isPage ? releaseHeaders([path]) : []),
      ...(type === TYPES['.svg'] ? documentHeaders(headers.drawing, matcher) : []),
    ];
  });
}

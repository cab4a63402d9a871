import headers from '../../../pocketbase/hooks/headers/headers.json';
import { DATA, IMMUTABLE, UNLISTED } from '../../site/classify';
import { addressPattern, block, EXTENSIONS, isMedia, literal, quoted, variableOf } from '../patterns';

/** The extensions of images and videos, without SVG, which may contain scripts. */
const MEDIA = EXTENSIONS.flatMap(([type, extensions]) => (isMedia(type) ? extensions : []))
  .map((extension) => extension.slice(1))
  .join('|');

/** Maps a rule with this status to its target; nginx's `return` takes no variable status. */
export function redirectMap(status: number): string {
  return `map $site_rule $site_to_${status} {
    default "";
    "~^${status} (?<site_target_${status}>.*)$" $site_target_${status};
}`;
}

/** The `Cache-Control` of successful answers by patterns of their files. */
function cacheLines(patterns: readonly RegExp[], value: string): string {
  return patterns
    .map((pattern) => `    ${quoted(`~^(200|206|304) ${addressPattern(pattern).slice(1)}`)} ${quoted(value)};`)
    .join('\n');
}

/** The headers that depend on status and file: caching, search engines, the kind of document. */
export function answerMaps(): string {
  return `map "$status $uri" $site_cache {
    default ${quoted(headers.cache.revalidate)};
    ~^416 "";
${cacheLines(IMMUTABLE, headers.cache.immutable)}
${cacheLines(DATA, headers.cache.minute)}
}
map $uri $site_unlisted {
    default "";
    ${quoted(`~${literal(UNLISTED)}$`)} noindex;
}
map $site_robots $site_said_robots {
    default $site_robots;
    "" $site_unlisted;
}
map "$status $uri" $site_document {
    default "";
    "~^(200|206|304|404|410) .*\\.html$" page;
    ${quoted(`~^(200|206|304) .*\\.(${MEDIA})$`)} media;
    "~^(200|206|304) .*\\.svg$" drawing;
}
map $site_document $site_timing {
    default "";
    page "release;desc=\\"$site_release\\"";
}`;
}

/** The types of files by their extensions. */
export function typeLines(): string {
  const names = (extensions: string[]) => extensions.map((extension) => extension.slice(1)).join(' ');
  return EXTENSIONS.map(([type, extensions]) => `        ${quoted(type)} ${names(extensions)};`).join('\n');
}

type Values = Readonly<Record<string, string>>;

const quotedValues = (values: Values): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, quoted(value)]));

const ofRelease = (name: string): string => `$site_release_${variableOf(name)}`;

/** The headers of pages, images and SVG files by name, in nginx's syntax. */
const DOCUMENTS: Record<'page' | 'media' | 'drawing', Record<string, string>> = {
  page: Object.fromEntries(headers.pageOfRelease.map((name) => [name, ofRelease(name)])),
  media: quotedValues(headers.media),
  drawing: quotedValues(headers.drawing),
};
const DOCUMENT_HEADERS = [...new Set(Object.values(DOCUMENTS).flatMap(Object.keys))];
const SECURITY: Values = headers.security;

/** The headers of each kind of document, for securityLines; other answers have the general headers. */
export function documentMaps(): string {
  const lines = (name: string) =>
    Object.entries(DOCUMENTS).flatMap(([kind, { [name]: value }]) => (value ? [`${kind} ${value};`] : []));
  return DOCUMENT_HEADERS.flatMap((name) =>
    block(`map $site_document $site_${variableOf(name)}`, [`default ${quoted(SECURITY[name] ?? '')};`, ...lines(name)]),
  ).join('\n');
}

/** The headers of every answer; nginx omits a header without a value. */
export function securityLines(): string {
  const values = {
    ...quotedValues(headers.security),
    ...Object.fromEntries(DOCUMENT_HEADERS.map((name) => [name, `$site_${variableOf(name)}`])),
    ...Object.fromEntries(headers.everyOfRelease.map((name) => [name, ofRelease(name)])),
  };
  return Object.entries(values)
    .map(([name, value]) => `    add_header ${name} ${value} always;`)
    .join('\n');
}

/**
 * Headers for answers that PocketBase's hooks did not make: it was unreachable, or its router redirected to a normalised path
 * before any hook. A page of PocketBase keeps its own policy, or none.
 */
const PASSED = [...Object.keys(headers.security), ...headers.everyOfRelease];

/** The headers of proxied answers, for passedLines. */
export function passedMaps(): string {
  return PASSED.flatMap((name) => {
    const value = headers.everyOfRelease.includes(name) ? ofRelease(name) : quoted(SECURITY[name] ?? '');
    const said = `$upstream_http_${variableOf(name)}`;
    return block(`map "$status ${said}" $site_passed_${variableOf(name)}`, [
      `default ${said};`,
      `${name === 'Content-Security-Policy' ? '"~^[35]\\d\\d $"' : '"~ $"'} ${value};`,
    ]);
  }).join('\n');
}

/** Sends each header of a proxied answer once. */
export function passedLines(): string {
  return PASSED.flatMap((name) => [
    `        proxy_hide_header ${name};`,
    `        add_header ${name} $site_passed_${variableOf(name)} always;`,
  ]).join('\n');
}

/** The suffix of a file's compressed copy if the client accepts that coding, else a name that never exists. */
export function codingMap(coding: string, extension: string): string {
  const at = (name: string) => `^yes,(?:.*,)?\\s*${name}\\s*`;
  return `map "$site_whole,$http_accept_encoding" $site_takes_${coding} {
    default /none;
    "~*${at(coding)};\\s*q=0(?:\\.0*)?\\s*(?:,|$)" /none;
    "~*${at(`(?:${coding}|\\*)`)}(?:;\\s*q=(?:1(?:\\.0*)?|0?\\.\\d*[1-9]\\d*)\\s*)?(?:,|$)" ${extension};
}`;
}

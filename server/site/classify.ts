import path from 'node:path';

/** The Content-Type by the extension of a file's name. */
export const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.rss': 'application/rss+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.pdf': 'application/pdf',
  '.wasm': 'application/wasm',
};

/** Files that tools write beside the site: for debugging, for other hosts, or for this server. */
const UNPUBLISHED = [
  /\.map$/,
  /^(webpack\.stats|chunk-map|site)\.json$/,
  /^_(redirects|headers)$/,
  /^~partytown\//,
  /^_gatsby\/slices\//,
  /^(?!\.well-known\/)(.*\/)?\.[^/]*(\/|$)/,
];

/**
 * Whether a file of the build is public.
 * @param file path in the build's output, with forward slashes
 */
export function isPublished(file: string): boolean {
  return !fits(UNPUBLISHED, file);
}

/** The Content-Type of a file, by its name. */
export function contentType(file: string): string {
  return TYPES[path.extname(file).toLowerCase()] ?? 'application/octet-stream';
}

/** Whether compression makes a file smaller. */
export function isText(file: string): boolean {
  return contentType(file).includes('charset') || /\.(ico|wasm)$/.test(file);
}

/** Names with a digest of the content, by Gatsby, esbuild and the share cards: their content never changes. */
export const IMMUTABLE = [
  /^static\//,
  /^share\//,
  /^[^/]+[-.][0-9a-f]{20}\.(js|css)$/,
  /^runtime\/[^/]+-[0-9A-Z]{8}\.js$/,
];

/** Articles in Markdown: search engines index their pages, and should not index each twice. */
export const UNLISTED = '.md';

/** The data of pages, which the application prefetches: they stay valid for a minute, until the navigation. */
export const DATA = [/^(page-data|slice-data)\/.*\.json$/];

const fits = (patterns: readonly RegExp[], file: string): boolean => patterns.some((pattern) => pattern.test(file));

/** How long a browser may cache a file; pocketbase/hooks/site/findAnswer.ts sends the header. */
export type CacheRule = 'immutable' | 'minute' | 'revalidate';

/** The rule for a file of the build. */
export function cacheRule(file: string): CacheRule {
  if (fits(IMMUTABLE, file)) return 'immutable';
  return fits(DATA, file) ? 'minute' : 'revalidate';
}

/** The URL path of a file; for a page its folder. */
export function publicPath(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$/, '$1')}`;
}

/** Whether the build's site.json lists a page at this path. */
type IsListed = (address: string) => boolean;

/** Whether a file of Gatsby's output is the data of a removed page. */
export function isLeftOverData(file: string, isListed: IsListed): boolean {
  const [, name] = /^page-data\/(.+)\/page-data\.json$/.exec(file) ?? [];
  if (name === undefined) return false;
  return !isListed(name === 'index' ? '/' : `/${name}/`) && !isListed(`/${name}`);
}

/** Whether a file is the page of a removed record: made by Gatsby, and not listed. */
export function isLeftOverPage(file: string, content: Buffer, isListed: IsListed): boolean {
  return file.endsWith('.html') && !isListed(publicPath(file)) && content.includes('id="___gatsby"');
}

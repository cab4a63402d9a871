import path from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
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

/** Files that tools write beside the site: for debugging, for other hosts, or for us. */
const UNPUBLISHED = [
  /\.map$/,
  /^(webpack\.stats|chunk-map|site)\.json$/,
  /^_(redirects|headers)$/,
  /^~partytown\//,
  /^_gatsby\/slices\//,
  /^(?!\.well-known\/)(.*\/)?\.[^/]*(\/|$)/,
];

/**
 * Whether visitors may have a file of the build.
 * @param file path in the build's output, with forward slashes
 */
export function isPublished(file: string): boolean {
  return !UNPUBLISHED.some((pattern) => pattern.test(file));
}

/** The Content-Type of a file, by its name. */
export function contentType(file: string): string {
  return TYPES[path.extname(file).toLowerCase()] ?? 'application/octet-stream';
}

/** Whether compressing a file is worth while. */
export function isText(file: string): boolean {
  return contentType(file).includes('charset') || /\.(ico|wasm)$/.test(file);
}

/** Gatsby puts a digest of the content into these names, so a name never gets other content. */
export function isImmutable(file: string): boolean {
  return /^static\//.test(file) || /^[^/]+-[0-9a-f]{20}\.(js|css)$/.test(file);
}

/** The address of a file: a page's is its folder. */
export function publicPath(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$/, '$1')}`;
}

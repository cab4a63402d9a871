import type { Manifest, PublishedFile } from '../../../server/site/manifest';
import { own } from '../lib/own';
import HEADERS from '../headers/headers.json';
import { acceptsQuery } from '../../../src/lib/url/acceptsQuery';
import { chooseEncoding } from './chooseEncoding';
import { chooseHome } from './chooseHome';
import { encodePath, findRedirect, withQuery } from '../../../src/lib/url/findRedirect';
import type { Answer, FileAnswer, Headers, SiteRequest } from '../release/types';

// The other hosts' configurations are made of the same table (server/hosts/).

/**
 * Decides the answer to a request. An address that the manifest does not list does not exist.
 * @param manifest of the release; see server/site/manifest.ts
 * @returns a redirect, a file with its headers, a miss, or "building"
 */
export function findAnswer(manifest: Manifest | undefined, request: SiteRequest): Answer {
  if (!manifest) return { kind: 'building' };
  const redirect = findRedirect(manifest.redirects, request.path, request.query);
  if (redirect) return { kind: 'redirect', ...redirect };

  const home = request.path === '/' ? chooseHome(manifest.homes || {}, request) : undefined;
  if (home && home !== '/' && own(manifest.files, home)) return homeAnswer(home, request.query);

  const file = own(manifest.files, request.path);
  const accepted = file && acceptsQuery(own(manifest.accepts || {}, request.path), request.query);
  // A part of a compressed file is of no use to whom a part of the file was asked by.
  if (file && accepted) return fileAnswer(200, file, request.hasRange ? '' : request.acceptEncoding, manifest);

  const canonical = file ? undefined : canonicalPath(manifest.files, request.path);
  if (canonical) {
    return { kind: 'redirect', status: 301, location: withQuery(encodePath(canonical), request.query) };
  }

  const isGone = !file && (manifest.gone || []).includes(withSlash(request.path));
  const answer = missAnswer(isGone ? 410 : 404, manifest, request);
  // There is such a page, but not for this query: its title says so (src/runtime/notFound/startNotFound.ts).
  if (file && answer.kind === 'file') answer.headers['Server-Timing'] += ', refused';
  return answer;
}

/** The page of its language that says so; a release of old has none for what was deleted. */
function missAnswer(status: number, manifest: Manifest, { path, acceptEncoding }: SiteRequest): Answer {
  const inLanguage = (pages: Manifest['notFound'] = []) => pages.find(({ prefix }) => path.startsWith(prefix));
  const page = (status === 410 && inLanguage(manifest.gonePages)) || inLanguage(manifest.notFound);
  return page ? fileAnswer(status, page.file, acceptEncoding, manifest) : { kind: 'missing' };
}

const withSlash = (path: string) => (path.endsWith('/') ? path : `${path}/`);

/** One address a page: /blog and /blog/index.html lead to /blog/. */
function canonicalPath(files: Manifest['files'], path: string) {
  const candidate = path.endsWith('/index.html') ? path.slice(0, -'index.html'.length) : `${path}/`;
  return own(files, candidate) ? candidate : undefined;
}

/**
 * The answer to `/` is another one for other visitors, so nobody keeps it. The home page itself is asked for again at each
 * visit; only going back shows a kept one, and is to show it whatever was chosen since: so it does not vary by cookie.
 */
function homeAnswer(home: string, query: string): Answer {
  const headers = { 'Cache-Control': 'private, no-store', Vary: 'Accept-Language, Cookie' };
  return { kind: 'redirect', status: 302, location: withQuery(home, query), headers };
}

function fileAnswer(status: number, file: PublishedFile, acceptEncoding: string, manifest: Manifest): FileAnswer {
  const encoding = chooseEncoding(acceptEncoding, file);
  const extension = { br: '.br', gzip: '.gz', '': '' }[encoding];
  const headers: Headers = {
    'Content-Type': file.type,
    'Cache-Control': HEADERS.cache[status === 200 ? file.cache : 'revalidate'],
  };
  if (file.br || file.gz) headers['Vary'] = 'Accept-Encoding';
  if (encoding) headers['Content-Encoding'] = encoding;
  // The page has the same words; search engines are to know that address.
  if (file.type.startsWith('text/markdown')) headers['X-Robots-Tag'] = 'noindex';
  // An editor's drawing may hold scripts, and stands beside the dashboard when it is opened by itself.
  if (file.type.startsWith('image/svg+xml')) Object.assign(headers, HEADERS.drawing);
  else if (MEDIA.test(file.type)) Object.assign(headers, HEADERS.media);
  // Scripts of a page can read this one header of it: which release they belong to (src/runtime/page/readServerTiming.ts).
  if (isPage(file)) Object.assign(headers, pageHeaders(manifest), { 'Server-Timing': `release;desc="${manifest.id}"` });
  // Each coding is a representation of its own, so its tag differs (RFC 9110, 8.8.3.3).
  if (status === 200) headers['ETag'] = `"${file.etag}${extension.replace('.', '-')}"`;
  return { kind: 'file', status, file: file.file + extension, headers };
}

/** Shown by other sites too: readers of feeds, networks. Browsers make a page around one that is opened by itself. */
const MEDIA = /^(image|video)\//;

const isPage = ({ type }: PublishedFile) => type.startsWith('text/html');

/**
 * The headers of each page of a release: what the page may load, and who may read it.
 * @param manifest a release of old has none of its own
 */
export function pageHeaders(manifest: { pageHeaders?: Record<string, string> }): Record<string, string> {
  const { pageHeaders: said = {} } = manifest;
  const headers: Headers = { ...HEADERS.page };
  for (const name of HEADERS.pageOfRelease) headers[name] = said[name] || headers[name] || '';
  return headers;
}

/**
 * Whether an answer is a page of the site: also one that stands for a miss.
 * @param answer as findAnswer made it
 */
export function isHtml(answer: Answer): answer is FileAnswer {
  return answer.kind === 'file' && (answer.headers['Content-Type'] ?? '').startsWith('text/html');
}

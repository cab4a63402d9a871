import { correctedPath, encodePath, slashed, withQuery } from '../../../src/lib/url/paths';
import type { Manifest, PublishedFile } from '../../../server/site/manifest';
import { ownValue } from '../../../src/lib/ownValue';
import HEADERS from '../headers/headers.json';
import { acceptsQuery } from '../../../src/lib/url/acceptsQuery';
import { chooseHome } from './chooseHome';
import { notFoundPage } from './notFoundPage';
import { findRedirect } from '../../../src/lib/url/findRedirect';
import type { Answer, FileAnswer, Headers, SiteRequest } from '../release/types';

// The configurations of other hosts are generated from the same manifest (server/hosts/).

/**
 * Decides the answer to a request. A path that the manifest does not list does not exist.
 * @returns a redirect, a file with its headers, a 404, or "building"
 */
export function findAnswer(manifest: Manifest | undefined, request: SiteRequest): Answer {
  if (!manifest) return { kind: 'building' };
  const redirect = findRedirect(manifest.redirects, request.path, request.query);
  if (redirect) return { kind: 'redirect', ...redirect };

  const home = request.path === '/' ? chooseHome(manifest.homes || {}, request) : undefined;
  if (home && home !== '/' && ownValue(manifest.files, home)) return homeAnswer(home, request.query);

  const file = ownValue(manifest.files, request.path);
  const accepted = file && acceptsQuery(ownValue(manifest.accepts || {}, request.path), request.query);
  // A range refers to the uncompressed file.
  if (file && accepted) return fileAnswer(200, file, request.hasRange ? '' : request.acceptEncoding, manifest);

  const canonical = file ? undefined : canonicalPath(manifest.files, request.path);
  if (canonical) {
    return { kind: 'redirect', status: 301, location: withQuery(encodePath(canonical), request.query) };
  }

  const isGone = !file && (manifest.gone || []).includes(slashed(request.path));
  const meant = file || isGone ? undefined : meantRedirect(manifest, request);
  if (meant) return { kind: 'redirect', ...meant };

  // A page that names the path is none of the compressed copies, so only a browser that will show it gets it.
  const isNamed = !isGone && request.isNavigation?.() === true;
  const answer = notFoundAnswer(isGone ? 410 : 404, manifest, isNamed ? { ...request, acceptEncoding: '' } : request);
  if (answer.kind !== 'file') return answer;
  // The page exists, but not for this query: its title states that (src/runtime/notFound/startNotFound.ts).
  if (file) answer.headers['Server-Timing'] += ', refused';
  if (!isNamed) return answer;
  const named = { path: request.path, homes: manifest.homes || {}, isRefused: file !== undefined };
  return { ...answer, change: (html) => notFoundPage(html, named) };
}

/** The error page of the locale; an older release has none for deleted pages. */
function notFoundAnswer(status: number, manifest: Manifest, { path, acceptEncoding }: SiteRequest): Answer {
  const inLocale = (pages: Manifest['notFound'] = []) => pages.find(({ prefix }) => path.startsWith(prefix));
  const page = (status === 410 && inLocale(manifest.gonePages)) || inLocale(manifest.notFound);
  return page ? fileAnswer(status, page.file, acceptEncoding, manifest) : { kind: 'missing' };
}

/** One URL for each page: /blog and /blog/index.html redirect to /blog/. */
function canonicalPath(files: Manifest['files'], path: string) {
  const candidate = path.endsWith('/index.html') ? path.slice(0, -'index.html'.length) : `${path}/`;
  return ownValue(files, candidate) ? candidate : undefined;
}

/**
 * The redirect of a path in the wrong case, or with the prefix of the default locale: to the page at the corrected path, or to the
 * target of a redirect from there. Only a page that itself is no redirect, or another site, is a target: a redirect from /a/ to /A/ would lead
 * back here without end.
 */
function meantRedirect({ files, homes = {}, redirects }: Manifest, { path, query }: SiteRequest) {
  const meant = correctedPath(path, Object.keys(homes).find((locale) => homes[locale] === '/') ?? '');
  if (meant === path) return undefined;
  const redirect = findRedirect(redirects, meant, query);
  if (/^https?:/i.test(redirect?.location ?? '')) return redirect;
  const target = redirect ? redirect.location.replace(/[?#].*$/, '') : meant;
  const page = ownValue(files, target);
  if (!page || !isPage(page) || (redirect && findRedirect(redirects, target, ''))) return undefined;
  return redirect ?? { status: 301, location: withQuery(encodePath(meant), query) };
}

/**
 * The answer to `/` differs between visitors, so no cache stores it. Browsers request the home page itself at each visit; only
 * the back button shows a cached one, whichever locale was chosen since: so it does not vary by cookie.
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
  // The page has the same text; search engines are to index its URL.
  if (file.type.startsWith('text/markdown')) headers['X-Robots-Tag'] = 'noindex';
  // An editor's drawing may contain scripts, and has the dashboard's origin when it is opened by itself.
  if (file.type.startsWith('image/svg+xml')) Object.assign(headers, HEADERS.drawing);
  else if (MEDIA.test(file.type)) Object.assign(headers, HEADERS.media);
  // The one header that scripts of a page can read: their release (src/runtime/page/readServerTiming.ts).
  if (isPage(file)) Object.assign(headers, pageHeaders(manifest), { 'Server-Timing': `release;desc="${manifest.id}"` });
  // Each encoding is a representation of its own, so its tag differs (RFC 9110, 8.8.3.3).
  if (status === 200) headers['ETag'] = `"${file.etag}${extension.replace('.', '-')}"`;
  return { kind: 'file', status, file: file.file + extension, headers };
}

/** Other sites show these too: feed readers, social networks. Browsers render a page around one that is opened by itself. */
const MEDIA = /^(image|video)\//;

const isPage = ({ type }: PublishedFile) => type.startsWith('text/html');

/**
 * The security headers of each page of a release.
 * @param manifest an older release has none of its own
 */
export function pageHeaders(manifest: { pageHeaders?: Record<string, string> }): Record<string, string> {
  const { pageHeaders: given = {} } = manifest;
  const headers: Headers = { ...HEADERS.page };
  for (const name of HEADERS.pageOfRelease) headers[name] = given[name] || headers[name] || '';
  return headers;
}

/** Whether an answer is a page of the site, also an error page. */
export function isHtml(answer: Answer): answer is FileAnswer {
  return answer.kind === 'file' && (answer.headers['Content-Type'] ?? '').startsWith('text/html');
}

type Encoding = 'br' | 'gzip';
/** Best first: of equally accepted encodings the first one wins. */
const ENCODINGS: readonly Encoding[] = ['br', 'gzip'];

/**
 * Chooses how to send a file (RFC 9110, 12.5.3).
 * @param header Accept-Encoding
 * @param file its compressed copies
 * @returns '' for the uncompressed file
 */
export function chooseEncoding(header: string, file: { br?: unknown; gz?: unknown }): 'br' | 'gzip' | '' {
  const weights = readWeights(header);
  const any = weights['*'] ?? 0;
  const weight = (name: Encoding) => weights[name] ?? any;
  const available = { br: file.br, gzip: file.gz };
  let best: Encoding | '' = '';
  for (const name of ENCODINGS) {
    if (!available[name] || weight(name) <= 0) continue;
    if (best === '' || weight(name) > weight(best)) best = name;
  }
  return best;
}

function readWeights(header: string) {
  const weights: Record<string, number> = {};
  for (const part of header.toLowerCase().split(',')) {
    const [name, ...parameters] = part.split(';').map((piece) => piece.trim());
    if (!name) continue;
    const q = parameters.find((parameter) => parameter.startsWith('q='));
    const weight = q ? Number(q.slice(2)) : 1;
    weights[name] = Number.isFinite(weight) ? weight : 0;
  }
  return weights;
}

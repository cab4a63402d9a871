import { methodOf } from '../lib/methodOf';
import { routerUse } from '../register';
import HEADERS from './headers.json';

/** The kinds of answers with headers of their own. */
type Kind = 'site' | 'data' | 'upload' | 'dashboard' | 'dashboardFile';

const STORE_NOTHING = { 'Cache-Control': HEADERS.cache.none };

/** The headers of each kind as pairs, made once in each VM, because every answer needs them. */
let prepared: ReturnType<typeof prepare> | undefined;

/** Sets the headers of an answer by its path; the handler may set others. */
function setHeaders(e: core.RequestEvent) {
  prepared ??= prepare($os.getenv('SITE_ORIGIN') || '', $os.getenv('HSTS_SUBDOMAINS'));
  const headers = e.response.header();
  const kind = kindOf(e.request.url.path);
  const set = methodOf(headers, 'set');
  for (const [name, value] of prepared[kind]) set(name, value);
  if (kind === 'upload' && isPersonal(e.request)) headers.set('Cache-Control', HEADERS.cache.none);
}

/** PocketBase lets browsers cache files for a month; a file that needs a token must not stay in a cache after signing out. */
const isPersonal = (request: http.Request) => request.url.rawQuery !== '' && request.url.query().get('token') !== '';

/** The kind of answer of a path. @param path decoded */
export function kindOf(path: string): Kind {
  if (path.startsWith('/api/')) return path.startsWith('/api/files/') ? 'upload' : 'data';
  if (path.startsWith('/_site/')) return 'data';
  if (path === '/_/' || path === '/_/index.html') return 'dashboard';
  return path.startsWith('/_/') ? 'dashboardFile' : 'site';
}

/**
 * Makes the headers of each kind.
 * @param origin the site's own
 * @param subdomains '1': all subdomains use https too
 */
export function prepare(origin: string, subdomains: string): Record<Kind, [string, string][]> {
  const transport = HEADERS.transport[subdomains === '1' ? 'withSubdomains' : 'https'];
  const every = {
    ...HEADERS.security,
    ...(origin.startsWith('https:') && { 'Strict-Transport-Security': transport }),
  };
  const kinds = {
    site: {},
    data: STORE_NOTHING,
    upload: HEADERS.upload,
    dashboard: { ...HEADERS.dashboard, ...STORE_NOTHING },
    dashboardFile: HEADERS.dashboard,
  };
  const rows = Object.entries(kinds).map(([kind, own]) => [kind, Object.entries<string>({ ...every, ...own })]);
  return Object.fromEntries(rows) as Record<Kind, [string, string][]>;
}

// Sets the headers of every answer (headers.json). Replaces PocketBase's own middleware, by its id, and runs before all others:
// CORS answers OPTIONS, the rate limit and the size limit refuse, and an answer that fails later keeps the headers that were set.
// Redirects of Go's router to a tidy path (//blog/) come before any middleware.
routerUse(
  (e) => {
    setHeaders(e);
    return e.next();
  },
  -100_000,
  'pbSecurityHeaders',
);

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  woff2: 'font/woff2',
  svg: 'image/svg+xml',
};

const acceptsGzip = (request: http.Request) =>
  /(?:^|,)\s*(?:x-)?gzip\s*(?:,|$|;\s*q=(?:1|0\.0*[1-9]))/i.test(request.header.get('Accept-Encoding'));

/**
 * Sends a file of a page that the hooks serve: a compressed one, if the build made one (`NAME.gz`).
 * @param part a folder of pb_hooks/pages @param name of a file in it @param headers besides those of every answer
 * @throws NotFoundError
 */
export function sendFile(e: core.RequestEvent, part: string, name: string, headers: Readonly<Record<string, string>>) {
  const folder = `${__hooks}/pages/${part}`;
  const type = TYPES[name.split('.').pop() ?? ''];
  // The exact name of an existing file: no path leads out of the folder.
  const entries = $os.readDir(folder).map((entry) => entry.name());
  if (!type || !entries.includes(name)) throw new NotFoundError();
  Object.entries(headers).forEach(([key, value]) => e.response.header().set(key, value));
  const isPacked = entries.includes(`${name}.gz`);
  if (isPacked) e.response.header().add('Vary', 'Accept-Encoding');
  if (!isPacked || !acceptsGzip(e.request)) return e.blob(200, type, $os.readFile(`${folder}/${name}`));
  e.response.header().set('Content-Encoding', 'gzip');
  return e.blob(200, type, $os.readFile(`${folder}/${name}.gz`));
}

/** The page loads everything from this server, sends nothing elsewhere, and may not be framed. */
const EDITOR_PAGE = { ...HEADERS.editorPage, 'Cache-Control': HEADERS.cache.none };

/** Sends a file of the status page, of the bar, or of the dashboard's extensions. */
export const sendPage = (e: core.RequestEvent, name: string, part: 'status' | 'bar' | 'dashboard' = 'status') =>
  sendFile(e, part, name, EDITOR_PAGE);

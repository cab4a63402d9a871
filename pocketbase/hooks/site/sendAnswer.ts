import HEADERS from '../headers/headers.json';
import { methodOf } from '../lib/methodOf';
import type { Answer, FileAnswer, Headers, Release } from '../release/types';

/** The page before the first release; self-contained, because there are no other files yet. */
export const BUILDING_PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="10">
<meta name="robots" content="noindex">
<title>The site is being built · Stran se pripravlja</title>
<style>
:root { color-scheme: light dark }
body { margin: 0; min-height: 100vh; display: grid; place-content: center; gap: 2rem; padding: 1.5rem;
  font: 1.125rem/1.6 system-ui, sans-serif; text-align: center }
h1, h2 { margin: 0 0 .5rem; font-size: 1.75rem; line-height: 1.2 }
p { margin: 0 }
</style>
</head>
<body>
<main>
<section><h1>The site is being built</h1><p>This page looks again by itself in ten seconds.</p></section>
<section lang="sl"><h2>Stran se pripravlja</h2><p>Čez deset sekund se bo osvežila sama.</p></section>
</main>
</body>
</html>
`;

/** Sends the answer of findAnswer(). */
export function sendAnswer(e: core.RequestEvent, release: Release | undefined, answer: Answer) {
  const headers = e.response.header();
  if (release) setOfRelease(headers, release.manifest.pageHeaders);
  if (release && release.manifest.noindex) setAll(headers, HEADERS.noindex);
  // PocketBase sets these for its API; a file of the site is the same for all origins.
  headers.del('Vary');
  headers.del('Access-Control-Allow-Origin');

  switch (answer.kind) {
    case 'redirect':
      setAll(headers, answer.headers || { 'Cache-Control': HEADERS.cache.revalidate });
      return e.redirect(answer.status, answer.location);
    case 'building':
      return sendMadePage(e, 503, BUILDING_PAGE, { 'Retry-After': '10' });
    case 'missing':
      throw new NotFoundError();
    default:
      // Only a release has files.
      return release ? sendFile(e, release, answer) : undefined;
  }
}

function sendFile(e: core.RequestEvent, release: Release, answer: FileAnswer) {
  setAll(e.response.header(), answer.headers);
  if (answer.change) return e.html(answer.status, answer.change(toString(readAll(release.files, answer.file))));
  // Go's server handles conditions, ranges and HEAD, but always with status 200.
  if (answer.status === 200) return e.fileFS(release.files, answer.file);
  return e.blob(answer.status, answer.headers['Content-Type'] ?? '', readAll(release.files, answer.file));
}

/** The headers of a release for all its answers; those of every answer are set already (headers/hooks.ts). */
function setOfRelease(headers: http.Header, pageHeaders: Headers = {}) {
  for (const name of HEADERS.everyOfRelease) {
    const value = pageHeaders[name];
    if (value) headers.set(name, value);
  }
}

/**
 * Sends a page that was made for this request, and that no cache may store.
 * @param headers further headers
 * @param ofPage the headers of the page; by default those of the server's own pages, which contain their style
 */
export function sendMadePage(
  e: core.RequestEvent,
  status: number,
  html: string,
  headers: Headers,
  ofPage: Headers = HEADERS.ownPage,
) {
  setAll(e.response.header(), { ...ofPage, 'Cache-Control': HEADERS.cache.none, ...headers });
  return e.html(status, html);
}

/** Reads a file of a release. */
export function readAll(files: fs.FS, name: string) {
  const file = files.open(name);
  try {
    return toBytes(file);
  } finally {
    file.close();
  }
}

function setAll(headers: http.Header, values: Headers) {
  const set = methodOf(headers, 'set');
  for (const name in values) set(name, values[name] ?? '');
}

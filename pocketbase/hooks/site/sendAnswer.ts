import HEADERS from '../headers/headers.json';
import { methodOf } from '../lib/methodOf';
import type { Answer, FileAnswer, Headers, Release } from '../release/types';

/** Sends the answer of findAnswer() for a release. */
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
    // Without a release: site/hooks.ts answers with the progress.
    case 'building':
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

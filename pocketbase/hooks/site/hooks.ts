import type { Manifest } from '../../../server/site/manifest';
import { methodOf } from '../lib/methodOf';
import { ownValue } from '../../../src/lib/ownValue';
import { servePreview } from '../preview/servePreview';
import { sendProgressPage } from '../progress/progressPage';
import { siteElsewhere } from '../progress/siteElsewhere';
import { routerAdd } from '../register';
import { loadLive, recordLostFile } from '../release/loadLive';
import type { Answer, SiteRequest, FileAnswer, Headers, Release } from '../release/types';
import { findAnswer, isHtml } from './findAnswer';
import { sendAnswer } from './sendAnswer';
import { wantsBar } from './wantsBar';

/** Each takes some 700 bytes of a VM, and its key at most as many again. */
const MOST_ANSWERS = 1_000;
/** Characters of a header that are read. Go accepts a megabyte of headers, of which each VM would keep a thousand. */
const LONGEST_HEADER = 500;
const LONGEST_KEY = 1_000;
/** The answers of this VM, by the manifest of their release. */
const kept = new WeakMap<Manifest, Map<string, Answer>>();

/**
 * Finds the answer to a request, as findAnswer() does, and keeps it for the next such request: a new search takes a VM a third
 * of the request's time. Kept are files that exist, requested without a query; the answer at `/` differs between visitors.
 */
export function keptAnswer(manifest: Manifest | undefined, request: SiteRequest): Answer {
  if (!manifest || request.path === '/' || request.query !== '') return findAnswer(manifest, request);
  let answers = kept.get(manifest);
  if (!answers) kept.set(manifest, (answers = new Map()));
  const key = `${request.path}\n${request.hasRange ? '' : request.acceptEncoding}`;
  if (key.length > LONGEST_KEY) return findAnswer(manifest, request);
  const known = answers.get(key);
  if (known) return known;
  const answer = findAnswer(manifest, request);
  if (answer.kind !== 'file' || answer.status !== 200) return answer;
  if (answers.size >= MOST_ANSWERS) answers.clear();
  answers.set(key, answer);
  return answer;
}

const SCRIPT = '<script type="module" src="/_site/bar/main.js"></script>';
const END = '</body>';

/**
 * A page's answer for an editor: not for caches, with the bar's script at its end.
 * @param answer the uncompressed file
 */
export function withBar(answer: FileAnswer): FileAnswer {
  const headers: Headers = { ...answer.headers, 'Cache-Control': 'private, no-store' };
  delete headers['ETag'];
  delete headers['Vary'];

  return { ...answer, headers, change: (html) => addScript(answer.change?.(html) ?? html) };
}

function addScript(html: string) {
  const end = html.lastIndexOf(END);
  return end < 0 ? html + SCRIPT : html.slice(0, end) + SCRIPT + html.slice(end);
}

/**
 * Finds the answer for a visitor of the live site, and its release.
 * @param cookies as the browser sent them
 */
function findLive(
  release: Release | undefined,
  request: SiteRequest,
  cookies: string,
): { release?: Release; answer: Answer } {
  const answer = keptAnswer(release?.manifest, request);
  // After a rollback a tab of the newer release still requests its hashed files.
  const newer = 'status' in answer && answer.status === 404 ? release?.newer : undefined;
  const kept = newer && ownValue(newer.manifest.files, request.path);
  if (newer && kept?.cache === 'immutable') return { release: newer, answer: findAnswer(newer.manifest, request) };
  if (!isHtml(answer) || !wantsBar(cookies)) return { release, answer };
  const plain = findAnswer(release?.manifest, { ...request, acceptEncoding: '' });
  return { release, answer: isHtml(plain) ? withBar(plain) : plain };
}

const redirectTo = (location: string): Answer => ({
  ...{ kind: 'redirect', status: 302, location },
  headers: { 'Cache-Control': 'no-store' },
});

/** The number of releases that are tried if each has lost the file. */
const MOST_RELEASES = 5;

/**
 * Answers from the live release; if it has lost the file, from the newest complete one.
 * @param cookies as the browser sent them
 * @param more further headers
 */
function serveLive(e: core.RequestEvent, request: SiteRequest, cookies: string, more?: Headers) {
  for (let tried = 1; ; tried++) {
    const { release, answer: found } = findLive(loadLive(), request, cookies);
    if (found.kind === 'building') {
      const elsewhere = siteElsewhere(e.app, e.request);
      return elsewhere ? sendAnswer(e, undefined, redirectTo(elsewhere)) : sendProgressPage(e);
    }
    const answer = more && 'status' in found ? { ...found, headers: { ...found.headers, ...more } } : found;
    try {
      return sendAnswer(e, release, answer);
    } catch (error) {
      const isLost = release && answer.kind === 'file' && recordLostFile(release, answer.file);
      if (tried === MOST_RELEASES || !isLost) throw error;
      // The next release may have the file in another encoding.
      for (const name in answer.headers) e.response.header().del(name);
    }
  }
}

// Serves the published release (SITE_RELEASE_DIR) on every path that the API and the dashboard do not use.
routerAdd(
  'GET',
  '/{path...}',
  (e) => {
    const path = e.request.url.path;
    // Without this the site's own 404 page would answer mistyped calls of the API.
    if (path.startsWith('/api/')) throw new NotFoundError();

    const header = methodOf(e.request.header, 'get');
    const shortHeader = (name: string) => header(name).slice(0, LONGEST_HEADER);
    const cookie = header('Cookie');
    const request = {
      path,
      query: e.request.url.rawQuery,
      acceptEncoding: shortHeader('Accept-Encoding'),
      hasRange: header('Range') !== '',
      isNavigation: () => header('Sec-Fetch-Dest') === 'document',
      // The locale is chosen at this path only.
      ...(path === '/' && {
        cookie,
        acceptLanguage: header('Accept-Language'),
        userAgent: shortHeader('User-Agent'),
        fetchSite: header('Sec-Fetch-Site'),
        purpose: header('Sec-Purpose'),
      }),
    };
    const sendLive = (more?: Headers) => serveLive(e, request, cookie, more);
    // The visitor opened a preview link. All other requests need only the file.
    if (!cookie.includes('site_preview=')) return sendLive();
    return servePreview(e, request, sendLive);
  },
  // Otherwise each file of each page would be a row in the log's database.
  { unlogged: true },
);

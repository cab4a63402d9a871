import { own } from '../lib/own';
import { loadLive, noteMissing } from '../release/loadLive';
import type { Answer, FileAnswer, Headers, Release, SiteRequest } from '../release/types';
import { findAnswer, isHtml } from './findAnswer';
import { sendAnswer } from './sendAnswer';
import { wantsBar } from './wantsBar';

const SCRIPT = '<script type="module" src="/_site/bar/main.js"></script>';
const END = '</body>';

/**
 * A page's answer as an editor gets it: of nobody's cache, as it is, with the bar's script at its end.
 * @param answer the file uncompressed
 */
export function withBar(answer: FileAnswer): FileAnswer {
  const headers: Headers = { ...answer.headers, 'Cache-Control': 'private, no-store' };
  delete headers['ETag'];
  delete headers['Vary'];

  return { ...answer, headers, change: addScript };
}

function addScript(html: string) {
  const end = html.lastIndexOf(END);
  return end < 0 ? html + SCRIPT : html.slice(0, end) + SCRIPT + html.slice(end);
}

/**
 * Finds the answer for a visitor of the live site, and the release that gives it.
 * @param release as loadRelease gave it
 * @param request for findAnswer
 * @param cookies as the browser sent them
 */
function findLive(
  release: Release | undefined,
  request: SiteRequest,
  cookies: string,
): { release?: Release; answer: Answer } {
  const answer = findAnswer(release?.manifest, request);
  // Somebody went back to an older release: a tab of the newer one still asks for its hashed files.
  const newer = 'status' in answer && answer.status === 404 ? release?.newer : undefined;
  const kept = newer && own(newer.manifest.files, request.path);
  if (newer && kept?.cache === 'immutable') return { release: newer, answer: findAnswer(newer.manifest, request) };
  if (!isHtml(answer) || !wantsBar(cookies)) return { release, answer };
  const plain = findAnswer(release?.manifest, { ...request, acceptEncoding: '' });
  return { release, answer: isHtml(plain) ? withBar(plain) : plain };
}

/** So many releases are tried where each turns out to have lost the file. */
const MOST_RELEASES = 5;

/**
 * Answers from the release that visitors see; where it has lost the file, from the newest whole one.
 * @param request for findAnswer
 * @param cookies as the browser sent them
 * @param more headers besides
 */
export function serveLive(e: core.RequestEvent, request: SiteRequest, cookies: string, more?: Headers) {
  for (let tried = 1; ; tried++) {
    const { release, answer: found } = findLive(loadLive(), request, cookies);
    const answer = more && 'status' in found ? { ...found, headers: { ...found.headers, ...more } } : found;
    try {
      return sendAnswer(e, release, answer);
    } catch (error) {
      const isLost = release && answer.kind === 'file' && noteMissing(release, answer.file);
      if (tried === MOST_RELEASES || !isLost) throw error;
      // The next one may have the file in another encoding.
      for (const name in answer.headers) e.response.header().del(name);
    }
  }
}

import { findLive } from './findLive';
import { loadLive, noteMissing } from '../release/loadLive';
import { sendAnswer } from './sendAnswer';
import type { Headers, SiteRequest } from '../release/types';

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

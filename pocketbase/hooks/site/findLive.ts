import { wantsBar } from './wantsBar';
import { withBar } from './withBar';
import { own } from '../lib/own';
import { isHtml } from './findAnswer';
import { findAnswer } from './findAnswer';
import type { Answer, Release, SiteRequest } from '../release/types';

/**
 * Finds the answer for a visitor of the live site, and the release that gives it.
 * @param release as loadRelease gave it
 * @param request for findAnswer
 * @param cookies as the browser sent them
 */
export function findLive(
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

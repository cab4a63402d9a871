import type { Manifest } from '../../../server/site/manifest';
import type { Answer, SiteRequest } from '../release/types';
import { findAnswer } from './findAnswer';

/** Each takes some 700 bytes of a VM. */
const MOST_ANSWERS = 1_000;
/** The answers of this VM, by the manifest of their release. */
const kept = new WeakMap<Manifest, Map<string, Answer>>();

/**
 * Finds the answer to a request, as findAnswer() does, and keeps it for the next such request: finding it anew takes a VM a third
 * of the request's time. Kept are files that exist, requested without a query; the answer at `/` differs between visitors.
 */
export function keptAnswer(manifest: Manifest | undefined, request: SiteRequest): Answer {
  if (!manifest || request.path === '/' || request.query !== '') return findAnswer(manifest, request);
  let answers = kept.get(manifest);
  if (!answers) kept.set(manifest, (answers = new Map()));
  const key = `${request.path}\n${request.hasRange ? '' : request.acceptEncoding}`;
  const known = answers.get(key);
  if (known) return known;
  const answer = findAnswer(manifest, request);
  if (answer.kind !== 'file' || answer.status !== 200) return answer;
  if (answers.size >= MOST_ANSWERS) answers.clear();
  answers.set(key, answer);
  return answer;
}

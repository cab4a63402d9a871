import { retryWhile } from '../retryWhile';
import { TransientError } from '../UserError';
import type { QueueState } from './QueueState';

/** So long nothing must change before a build takes what changed: an editor saves twice, or ten records in a row. */
export const QUIET_MS = 1_500;
/** So long the oldest change waits at most while others go on. */
export const MOST_MS = 20_000;

/**
 * How many milliseconds a builder that does nothing waits before it builds: 0 is now, Infinity is until something changes.
 * Only the server's clock counts.
 * @param state what PocketBase says
 * @param isGone whether the holder of the lease is known to be dead
 */
export function waitBeforeBuild(state: QueueState, isGone = false): number {
  const { now, revision, builtRevision, heldRevision, failedRevision, retryAt, changedAt, firstChangeAt } = state;
  if (state.holder && state.leaseUntil > now && !isGone) return state.leaseUntil - now;
  if (revision <= Math.max(builtRevision, heldRevision)) return Infinity;
  if (retryAt > now) return retryAt - now;
  if (revision <= failedRevision) return retryAt > 0 ? 0 : Infinity;
  const due = Math.min(changedAt + QUIET_MS, (firstChangeAt || changedAt) + MOST_MS);
  return Math.max(0, due - now);
}

/** Retries transient failures, e.g. while PocketBase restarts. */
export function retryWhileUnavailable<T>(work: () => Promise<T>, forMs: number, pauseMs: number): Promise<T> {
  return retryWhile((error) => error instanceof TransientError, { forMs, pauseMs }, work);
}

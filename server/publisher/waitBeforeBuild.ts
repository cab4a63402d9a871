import { setTimeout as sleep } from 'node:timers/promises';
import { TransientError } from '../errors';
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

/**
 * Tries again while the machine is at fault: PocketBase is started again after a crash, and what is said to it waits.
 * @param work what is tried
 * @param patience milliseconds until what the machine says is final
 * @param pause milliseconds between two tries
 */
export async function retryWhileUnavailable<T>(work: () => Promise<T>, patience: number, pause: number): Promise<T> {
  const deadline = performance.now() + patience;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof TransientError) || performance.now() > deadline) throw error;
      await sleep(pause);
    }
  }
}

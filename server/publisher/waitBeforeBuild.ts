import type { QueueState } from '../../src/lib/publishing/protocol';

/** The debounce: a program saves ten records in a row. Everybody waits for it, so it is shorter than a person's next save. */
export const QUIET_MS = 500;
/** The longest wait of the oldest change while further changes follow. */
export const MOST_MS = 20_000;

/** Whether a rollback withholds all changes until the next one. */
export const isHeld = ({ revision, heldRevision }: Pick<QueueState, 'revision' | 'heldRevision'>): boolean =>
  heldRevision > 0 && revision <= heldRevision;

/**
 * The milliseconds until an idle publisher builds: 0 is now, Infinity is until the next change. Only PocketBase's clock counts.
 * @param isGone whether the process that holds the lease has ended
 */
export function waitBeforeBuild(state: QueueState, isGone = false): number {
  const { now, revision, builtRevision, heldRevision, failedRevision, retryAt, changedAt, firstChangeAt } = state;
  if (state.holder && state.leaseUntil > now && !isGone) return state.leaseUntil - now;
  // No change waits for the update of a start, for new code or another setting.
  if (retryAt > 0 && revision === failedRevision && !isHeld(state)) return Math.max(0, retryAt - now);
  if (revision <= Math.max(builtRevision, heldRevision)) return Infinity;
  if (retryAt > now) return retryAt - now;
  if (revision <= failedRevision) return Infinity;
  const due = Math.min(changedAt + QUIET_MS, (firstChangeAt || changedAt) + MOST_MS);
  return Math.max(0, due - now);
}

/**
 * Precomputes a value for a revision during the debounce, while a build waits; discarded if another revision follows, since
 * every change makes one.
 */
export class Precomputed<T> {
  private begun?: { revision: number; made: Promise<T> };
  private handedOut?: number;
  private isMaking = false;

  /** @param make computes the value from the current state */
  constructor(private readonly make: () => Promise<T>) {}

  /** Starts the computation for a new revision; skips revisions that follow while one is running. */
  begin(revision: number): void {
    if (this.isMaking || this.begun?.revision === revision || this.handedOut === revision) return;
    this.isMaking = true;
    const made = this.make();
    this.begun = { revision, made };
    made.catch(() => undefined).finally(() => (this.isMaking = false));
  }

  /** Returns the precomputed value of a revision, once, or computes it now. */
  async of(revision: number): Promise<T> {
    const { begun } = this;
    this.begun = undefined;
    this.handedOut = revision;
    if (begun?.revision !== revision) return this.make();
    return begun.made.catch(() => this.make());
  }
}

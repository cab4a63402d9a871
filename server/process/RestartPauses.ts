interface PauseOptions {
  firstMs: number;
  longestMs: number;
  /** After a run of this length the pauses start again from the first. */
  healthyMs: number;
}

/**
 * Pauses between the restarts of a process: each twice as long as the one before, up to a bound. The clock is monotonic, so that
 * a change of the system's time neither resets nor extends a pause.
 */
export class RestartPauses {
  private startedAt: number;
  private crashes = 0;

  constructor(
    private readonly options: PauseOptions,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.startedAt = now();
  }

  /** Marks the start of a run. */
  started(): void {
    this.startedAt = this.now();
  }

  /** The pause after the run that just ended, in milliseconds. */
  next(): number {
    const { firstMs, longestMs, healthyMs } = this.options;
    if (this.now() - this.startedAt >= healthyMs) this.crashes = 0;
    const pause = Math.min(longestMs, firstMs * 2 ** this.crashes);
    // Bounded: a number that doubles forever becomes Infinity.
    this.crashes = Math.min(this.crashes + 1, 30);
    return pause;
  }
}

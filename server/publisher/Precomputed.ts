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

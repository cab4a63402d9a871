import type { QueueState } from '../../src/lib/publishing/protocol';
import type { Builder } from '../gatsby/openBuilder';
import { describeFailure } from '../publisher/describeFailure';
import type { Queue } from '../publisher/queue';

/** The debounce: a save is often two writes. */
const QUIET_MS = 400;
/** The longest wait of the oldest change while further changes follow. */
const MOST_MS = 5_000;
const RETRY_MS = 15_000;
/** Time without work for the public site after which a builder without a cache makes one. */
const IDLE_MS = 20_000;

interface PreviewWork {
  queue: Pick<Queue, 'preview'>;
  /** Builds with drafts. */
  site: Pick<Builder, 'build' | 'rest'>;
  /** Fills the builder's cache if it has none of this code, so that the first viewer does not wait for the scripts' bundling. */
  warmUp: () => Promise<void>;
  /** Runs before each build: updates the copy of the project. */
  prepare: () => Promise<void>;
  /** Publishes the output as the preview. @returns the release's id */
  publish: (output: string) => Promise<string>;
  /** Writes to the log. */
  say: (text: string) => void;
  now?: () => number;
}

/**
 * Keeps the preview of links to drafts current: builds it after each save while such a link is viewed, one build at a time, and
 * never when the live site is about to be built. Without viewers for a while Gatsby ends; its cache stays, and is made before
 * the first viewer comes.
 */
export class Preview {
  private readonly now: () => number;
  private running?: Promise<void>;
  /** The latest mark of changes, its time, and the time of the oldest change that was not built. */
  private seen = { changed: '', at: 0, first: 0 };
  /** The mark of the last build, successful or not. */
  private done = '';
  private retryAt = Infinity;
  private isOpen = false;
  private isWanted = false;
  private isWarm = false;
  private busyAt: number;

  constructor(private readonly work: PreviewWork) {
    this.now = work.now ?? (() => performance.now());
    this.busyAt = this.now();
  }

  /**
   * Starts the work that is due.
   * @param state current state of the queue
   * @param isBusy whether the live site is being built, or will be soon
   */
  look({ preview: { wanted, changed } }: Pick<QueueState, 'preview'>, isBusy: boolean): void {
    this.watch(changed);
    this.isWanted = wanted;
    if (isBusy) this.busyAt = this.now();
    if (this.running) return;
    if (!wanted) {
      if (this.isOpen) this.begin(() => this.end());
      else if (!this.isWarm && this.now() - this.busyAt >= IDLE_MS) this.begin(() => this.warmUp());
    } else if (!isBusy && this.isDue(changed)) this.begin(() => this.build(changed));
  }

  /** Waits for the running work. */
  async settled(): Promise<void> {
    await this.running;
  }

  private watch(changed: string): void {
    if (changed === this.seen.changed) return;
    const now = this.now();
    this.seen = { changed, at: now, first: this.seen.changed === this.done ? now : this.seen.first };
  }

  private isDue(changed: string): boolean {
    const now = this.now();
    if (changed === this.done) return now >= this.retryAt;
    return now - this.seen.at >= QUIET_MS || now - this.seen.first >= MOST_MS;
  }

  private begin(task: () => Promise<void>): void {
    this.running = task()
      .catch((error: unknown) => this.work.say(`preview: ${error instanceof Error ? error.message : String(error)}\n`))
      .finally(() => (this.running = undefined));
  }

  private async warmUp(): Promise<void> {
    this.isWarm = true;
    await this.work.prepare();
    await this.work.warmUp();
    // A viewer who came meanwhile continues with the running process.
    if (!this.isWanted) await this.work.site.rest();
  }

  private async build(changed: string): Promise<void> {
    const { queue, site, prepare, publish } = this.work;
    this.isOpen = true;
    this.isWarm = true;
    this.done = changed;
    this.retryAt = Infinity;
    try {
      await queue.preview({ status: 'building' });
      await prepare();
      let release = '';
      await site.build(async (output) => {
        release = await publish(output);
      });
      await queue.preview({ status: 'ready', release, changed });
    } catch (error) {
      const { ofMachine, error: words = '' } = describeFailure(error);
      // After an error of the content the next change starts the next build.
      if (ofMachine) this.retryAt = this.now() + RETRY_MS;
      await queue.preview({ status: 'failed', error: words });
      throw error;
    }
  }

  private async end(): Promise<void> {
    await this.work.site.rest();
    await this.work.queue.preview({ status: 'stopped' });
    // Only now: while PocketBase does not answer, the next look repeats it.
    this.isOpen = false;
    this.done = '';
  }
}

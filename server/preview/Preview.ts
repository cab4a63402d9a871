import type { Builder } from '../gatsby/openBuilder';
import { describeFailure } from '../publisher/reports/describeFailure';
import type { Queue } from '../publisher/queue';
import type { QueueState } from '../publisher/QueueState';

/** So long nothing must change before a build takes it: a save is often two writes. */
const QUIET_MS = 400;
/** So long the oldest change waits at most while others go on. */
const MOST_MS = 5_000;
const RETRY_MS = 15_000;

interface PreviewWork {
  queue: Pick<Queue, 'preview'>;
  /** Builds with drafts. */
  site: Pick<Builder, 'build' | 'rest'>;
  /** Done before each build: what it is to be made of. */
  prepare: () => Promise<void>;
  /** Puts the output where it is seen. @returns the release's id */
  publish: (output: string) => Promise<string>;
  /** Tells the log. */
  say: (text: string) => void;
  now?: () => number;
}

/**
 * Keeps the preview that links to drafts show: builds it while somebody looks and whenever something was saved, one build at a
 * time, and never when the live site is about to be built; when nobody has looked for a while, Gatsby ends.
 */
export class Preview {
  private readonly now: () => number;
  private running?: Promise<void>;
  /** The mark that was seen last, since when, and since when nothing was built of what changed. */
  private seen = { changed: '', at: 0, first: 0 };
  /** The mark of what was built, or could not be. */
  private done = '';
  private retryAt = Infinity;
  private isOpen = false;

  constructor(private readonly work: PreviewWork) {
    this.now = work.now ?? (() => performance.now());
  }

  /**
   * Begins whatever is due.
   * @param state of the queue, now
   * @param isBusy whether the live site is being built, or will be in a moment
   */
  look({ preview: { wanted, changed } }: Pick<QueueState, 'preview'>, isBusy: boolean): void {
    this.watch(changed);
    if (this.running) return;
    if (!wanted) {
      if (this.isOpen) this.begin(() => this.end());
    } else if (!isBusy && this.isDue(changed)) this.begin(() => this.build(changed));
  }

  /** Waits for what is under way. */
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

  private async build(changed: string): Promise<void> {
    const { queue, site, prepare, publish } = this.work;
    this.isOpen = true;
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
      // An error of the content waits for a change.
      if (ofMachine) this.retryAt = this.now() + RETRY_MS;
      await queue.preview({ status: 'failed', error: words });
      throw error;
    }
  }

  private async end(): Promise<void> {
    this.isOpen = false;
    this.done = '';
    await this.work.queue.preview({ status: 'stopped' });
    await this.work.site.rest();
  }
}

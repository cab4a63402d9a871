import { setTimeout as sleep } from 'node:timers/promises';
import { UserError } from '../UserError';
import { retryWhileUnavailable } from './waitBeforeBuild';
import type { Queue } from './queue';

const BEAT_MS = 5_000;
/** News come faster than anybody reads them. */
const LEAST_MS = 400;
const PATIENCE_MS = 20_000;
const PAUSE_MS = 250;

interface News {
  status?: 'building' | 'checking';
  progress?: string;
}

/** Another builder has the lease now, or nobody: what this one made must not be seen. */
export class Fenced extends UserError {
  override name = 'Fenced';

  constructor() {
    super(
      'Another builder came after this one, or somebody went back to an older release: this build is not published.',
    );
  }
}

/** Keeps a lease while a build goes on, and tells how far it is. */
export class Heartbeat {
  private news: News = {};
  private readonly stopped = new AbortController();
  private wake: () => void = () => undefined;
  private readonly beating: Promise<void>;

  constructor(
    private readonly queue: Queue,
    private readonly fence: number,
  ) {
    this.beating = this.beat();
  }

  /** Tells with the next beat, which comes soon. */
  tell(news: News): void {
    this.news = { ...this.news, ...news };
    this.wake();
  }

  /**
   * Makes sure that the lease holds at this moment.
   * @throws Fenced
   */
  async confirm(): Promise<void> {
    const holds = await retryWhileUnavailable(() => this.queue.renew(this.fence), PATIENCE_MS, PAUSE_MS);
    if (!holds) throw new Fenced();
  }

  /** No beat comes after it. */
  async stop(): Promise<void> {
    this.stopped.abort();
    this.wake();
    await this.beating;
  }

  private async beat(): Promise<void> {
    while (!this.stopped.signal.aborted) {
      const { news } = this;
      this.news = {};
      // One that is lost is followed by another; whether the lease holds is asked before anything is published.
      await this.queue.renew(this.fence, news).catch(() => undefined);
      await this.pause(LEAST_MS);
      if (Object.keys(this.news).length === 0) await this.untilNews();
    }
  }

  private untilNews(): Promise<void> {
    return new Promise((resolve) => {
      if (this.stopped.signal.aborted) return resolve();
      const timer = setTimeout(resolve, BEAT_MS);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  private pause(ms: number): Promise<void> {
    return sleep(ms, undefined, { signal: this.stopped.signal }).catch(() => undefined);
  }
}

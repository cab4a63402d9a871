import { readlink } from 'node:fs/promises';
import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { UserError } from '../UserError';
import { identify } from '../process/identity';
import { retryWhileUnavailable } from '../retryWhile';
import type { Progress, Queue } from './queue';

/** Names this process and machine, so that another process here can check whether it still runs. */
export async function ownHolder(): Promise<string> {
  const own = await identify(process.pid);
  return [await machine(), process.pid, own?.started ?? ''].join(' · ');
}

/** Whether the named process ran on this machine and has ended. */
export async function isGone(holder: string): Promise<boolean> {
  const [where, pid, started] = holder.split(' · ');
  if (where !== (await machine())) return false;
  return (await identify(Number(pid)))?.started !== started;
}

/** Process numbers are valid within one container only, and until the machine restarts. */
async function machine(): Promise<string> {
  const space = await readlink('/proc/self/ns/pid').catch(() => '');
  return `${hostname()} ${space}`.trim();
}

const BEAT_MS = 5_000;
/** The shortest time between two reports: Gatsby's progress changes faster. */
const LEAST_MS = 400;
const PATIENCE_MS = 20_000;
const PAUSE_MS = 250;

/** This publisher has lost its lease: its build must not go live. */
export class Fenced extends UserError {
  override name = 'Fenced';

  constructor() {
    super(
      'Another builder came after this one, or somebody went back to an older release: this build is not published.',
    );
  }
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  sleep(ms, undefined, { signal }).catch(() => undefined);

/** Renews a lease while a build runs, and reports its progress. */
export class Heartbeat {
  private progress: Progress = {};
  private readonly stopped = new AbortController();
  /** Aborted by the next report. */
  private news = new AbortController();
  private readonly beating: Promise<void>;

  constructor(
    private readonly queue: Queue,
    private readonly fence: number,
  ) {
    this.beating = this.beat();
  }

  /** Sends the progress with the next renewal, which follows soon. */
  report(progress: Progress): void {
    this.progress = { ...this.progress, ...progress };
    this.news.abort();
  }

  /**
   * Checks that the lease is valid now.
   * @throws Fenced
   */
  async confirm(): Promise<void> {
    const holds = await retryWhileUnavailable(() => this.queue.renew(this.fence), PATIENCE_MS, PAUSE_MS);
    if (!holds) throw new Fenced();
  }

  /** Ends the renewals. */
  async stop(): Promise<void> {
    this.stopped.abort();
    await this.beating;
  }

  private async beat(): Promise<void> {
    while (!this.stopped.signal.aborted) {
      const { progress } = this;
      this.progress = {};
      this.news = new AbortController();
      // A failed renewal is repeated; confirm() checks the lease before the publication.
      await this.queue.renew(this.fence, progress).catch(() => undefined);
      await pause(LEAST_MS, this.stopped.signal);
      await pause(BEAT_MS, AbortSignal.any([this.stopped.signal, this.news.signal]));
    }
  }
}

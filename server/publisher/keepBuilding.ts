import { setTimeout as sleep } from 'node:timers/promises';
import type { DataFolder } from '../dataFolder';
import { TransientError } from '../TransientError';
import { isGone } from './leaseHolder';
import { moveLive } from './moveLive';
import type { Lease, Queue } from './queue';
import type { QueueState } from './QueueState';
import { syncLiveRelease } from './reports/syncLiveRelease';
import { waitBeforeBuild } from './waitBeforeBuild';

const POLL_MS = 500;
/** A build within this time needs the machine; previews wait for it. */
const SOON_MS = 60_000;
/** While PocketBase does not answer. */
const LONGEST_POLL_MS = 5_000;

export interface Work {
  queue: Queue;
  /** This publisher: see holder.ts. */
  holder: string;
  data: DataFolder;
  /** Runs before anything is built. Its errors end nothing. */
  first?: () => Promise<void>;
  /** Builds under this lease and says so in PocketBase; what it throws ends nothing. */
  build: (lease: Lease) => Promise<void>;
  /** Told, again and again, of a revision that is to be built once it is quiet. */
  expect?: (revision: number) => void;
  /** Shown the queue at each poll; told whether the live site needs the machine. */
  preview?: { look(state: QueueState, isBusy: boolean): void };
  /** Tells the log. */
  say: (text: string) => void;
  /** Ends it, once the build that runs has ended. */
  signal: AbortSignal;
}

/**
 * A builder's life: builds when something changed and is quiet, one build at a time, and moves the live link when an editor
 * asks, also while it builds.
 * @throws UserError where PocketBase refuses this builder
 */
export async function keepBuilding(work: Work): Promise<void> {
  const { queue, holder, data, first, build, expect, preview, say, signal } = work;
  let running: Promise<void> | undefined;
  let seen = '';
  let silence = 0;

  const run = (task: Promise<void>): void => {
    running = task
      .catch((error: unknown) => say(`${error instanceof Error ? error.message : String(error)}\n`))
      .finally(() => (running = undefined));
  };
  const begin = async (state: QueueState): Promise<void> => {
    const over = state.holder && state.holder !== holder && (await isGone(state.holder)) ? state.holder : undefined;
    if (waitBeforeBuild(state, over !== undefined) > 0) return;
    const lease = await queue.lease({ holder, over });
    if ('refused' in lease) return;
    run(build(lease));
  };

  if (first) run(first());
  while (!signal.aborted) {
    try {
      const state = await queue.state();
      silence = 0;
      await moveLive(queue, state, data);
      const isBusy = running !== undefined || waitBeforeBuild(state) < SOON_MS;
      if (isBusy) expect?.(state.revision);
      if (!running) {
        seen = await syncLiveRelease({ queue, state, data, seen });
        await begin(state);
      }
      preview?.look(state, isBusy);
    } catch (error) {
      // It is started again after a crash, and a builder elsewhere waits for it.
      if (!(error instanceof TransientError)) throw error;
      if (silence++ === 0) say(`${error.message}\n`);
    }
    await sleep(Math.min(LONGEST_POLL_MS, POLL_MS * (1 + silence)), undefined, { signal }).catch(() => undefined);
  }
  await running;
}

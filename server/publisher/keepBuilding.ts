import { setTimeout as sleep } from 'node:timers/promises';
import type { DataFolder } from '../dataFolder';
import { goLive } from '../release/goLive';
import { TransientError, UserError } from '../UserError';
import { isKept, type QueueState } from './QueueState';
import { isGone } from './leaseHolder';
import type { Lease, Queue } from './queue';
import { describeFailure } from './reports/describeFailure';
import { syncLiveRelease } from './reports/syncLiveRelease';
import { waitBeforeBuild } from './waitBeforeBuild';

/**
 * Does what editors asked for in the rows of builds: lets visitors see a release of before again.
 * @param data where the releases are; those of another machine are that machine's to move
 */
async function moveLive(queue: Queue, state: QueueState, data: DataFolder): Promise<void> {
  for (const { build, release } of state.moves) {
    const isHere = await isKept(data, release);
    // The publisher that has the live release answers for a missing one.
    if (!isHere && !(await isKept(data, state.liveRelease))) continue;
    await queue.move({ release, build, error: isHere ? await tryToMove(data, release) : GONE });
  }
}

const GONE = 'This release is no longer kept. Choose a newer one.';

/** @returns why it is not done, or undefined */
async function tryToMove(data: DataFolder, release: string): Promise<string | undefined> {
  try {
    await goLive(data, release);
    return undefined;
  } catch (error) {
    return error instanceof UserError ? error.message : describeFailure(error).error;
  }
}

const POLL_MS = 500;
/** A build within this time needs the machine; previews wait for it. */
const SOON_MS = 60_000;
/** While PocketBase does not answer. */
const LONGEST_POLL_MS = 5_000;

interface Work {
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

import { setTimeout as sleep } from 'node:timers/promises';
import type { Lease, QueueState } from '../../src/lib/publishing/protocol';
import type { DataFolder } from '../dataFolder';
import { goLive } from '../release/goLive';
import { isKept } from '../site/releases';
import { TransientError, UserError } from '../UserError';
import { isGone } from './leaseHolder';
import type { Queue } from './queue';
import { describeFailure } from './describeFailure';
import { syncLiveRelease } from './syncLiveRelease';
import { waitBeforeBuild } from './waitBeforeBuild';

/**
 * Makes the releases live that editors requested in the rows of `builds`.
 * @param data folder with the releases; another machine's publisher moves its own
 * @returns whether any was reported: nothing is known of the state then
 */
async function moveLive(queue: Queue, state: QueueState, data: DataFolder): Promise<boolean> {
  let isReported = false;
  for (const { build, release } of state.moves) {
    const isHere = isKept(data, release);
    // For a missing release the publisher with the live release reports the error.
    if (!isHere && !isKept(data, state.liveRelease)) continue;
    await queue.move({ release, build, error: isHere ? await tryToMove(data, release) : GONE });
    isReported = true;
  }
  return isReported;
}

const GONE = 'This release is no longer kept. Choose a newer one.';

/** @returns the error, or undefined */
async function tryToMove(data: DataFolder, release: string): Promise<string | undefined> {
  try {
    await goLive(data, release);
    return undefined;
  } catch (error) {
    return error instanceof UserError ? error.message : describeFailure(error).error;
  }
}

const POLL_MS = 500;
/** The longest interval while PocketBase does not answer. */
const LONGEST_POLL_MS = 5_000;

/**
 * The milliseconds until the next poll: earlier than usual if the debounce ends before.
 * @param due of waitBeforeBuild; 0 if the build has begun, or was refused
 * @param silence polls without a response in succession
 */
const pollAfter = (due: number, silence: number): number =>
  silence === 0 && due > 0 ? Math.min(due, POLL_MS) : Math.min(LONGEST_POLL_MS, POLL_MS * (1 + silence));

/** Previews wait for a build that starts within this time. */
const SOON_MS = 60_000;

interface Work {
  queue: Queue;
  /** This publisher: see leaseHolder.ts. */
  holder: string;
  data: DataFolder;
  /** Runs before the first build. Its errors are only logged. */
  first?: () => Promise<void>;
  /** Builds under this lease and reports the result to PocketBase. Its errors are only logged. */
  build: (lease: Lease) => Promise<void>;
  /** Called on every poll with the revision that will be built after the debounce. */
  expect?: (revision: number) => void;
  /** Called on every poll with the state, and whether the live site is being built or will be soon. */
  preview?: { look(state: QueueState, isBusy: boolean): void };
  /** Writes to the log. */
  say: (text: string) => void;
  /** Ends the publisher after the running build. */
  signal: AbortSignal;
}

/**
 * The publisher's loop: builds changes after the debounce, one build at a time, and moves the live link when an editor requests
 * it, also during a build.
 * @throws UserError if PocketBase refuses this publisher
 */
export async function keepBuilding(work: Work): Promise<void> {
  const { queue, holder, data, first, build, expect, preview, say, signal } = work;
  let running: Promise<void> | undefined;
  let seen = '';
  let silence = 0;
  let due = Infinity;

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
      const isMoved = await moveLive(queue, state, data);
      due = waitBeforeBuild(state);
      const isBusy = running !== undefined || due < SOON_MS;
      if (isBusy) expect?.(state.revision);
      // A request that no publisher can answer, for all releases were lost, holds no build up: the next release answers it.
      if (!running && !isMoved) {
        seen = await syncLiveRelease({ queue, state, data, seen });
        await begin(state);
      }
      preview?.look(state, isBusy);
    } catch (error) {
      // PocketBase is restarted after a crash; a publisher on another machine waits too.
      if (!(error instanceof TransientError)) throw error;
      if (silence++ === 0) say(`${error.message}\n`);
    }
    const pause = sleep(pollAfter(due, silence), undefined, { signal }).catch(() => undefined);
    // A change that came during a build is not kept waiting after it.
    await (running ? Promise.race([pause, running]) : pause);
  }
  await running;
}

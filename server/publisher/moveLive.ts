import type { DataFolder } from '../dataFolder';
import { UserError } from '../UserError';
import { goLive } from '../release/goLive';
import { describeFailure } from './reports/describeFailure';
import { isKept } from './isKept';
import type { Queue } from './queue';
import type { QueueState } from './QueueState';

/**
 * Does what editors asked for in the rows of builds: lets visitors see a release of before again.
 * @param data where the releases are; those of another machine are that machine's to move
 */
export async function moveLive(queue: Queue, state: QueueState, data: DataFolder): Promise<void> {
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

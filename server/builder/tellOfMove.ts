import type { DataFolder } from '../dataFolder';
import { currentId } from '../release/currentRelease';
import { isKept } from './isKept';
import type { Queue } from './queue';
import type { QueueState } from './QueueState';

export interface Look {
  queue: Queue;
  state: QueueState;
  data: DataFolder;
  /** The live release at the last look, so that two builders who share a PocketBase never contradict each other. */
  seen?: string;
}

/**
 * Tells PocketBase of a move that it did not see: `npm run rollback` while it was down, or a backup that was restored.
 * @returns the live release now
 */
export async function tellOfMove({ queue, state, data, seen = '' }: Look): Promise<string> {
  const live = (await currentId(data)) ?? '';
  const isOurs = await isKept(data, state.liveRelease);
  const nobodyBuilds = !state.holder || state.leaseUntil <= state.now;
  if (live !== '' && live !== seen && live !== state.liveRelease && isOurs && nobodyBuilds)
    await queue.move({ release: live });
  return nobodyBuilds ? live : seen;
}

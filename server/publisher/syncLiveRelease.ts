import type { QueueState } from '../../src/lib/publishing/protocol';
import type { DataFolder } from '../dataFolder';
import { currentId, isKept } from '../site/releases';
import { readLostRelease } from '../release/history/lostRelease';
import type { Queue } from './queue';

interface Look {
  queue: Queue;
  state: QueueState;
  data: DataFolder;
  /** The live release at the last call, so that two publishers with one PocketBase never contradict each other. */
  seen?: string;
}

/** Whether the link was repaired because the live release was lost, and not moved by a rollback. */
async function wasLost(data: DataFolder, before: string, live: string): Promise<boolean> {
  const note = await readLostRelease(data);
  return note?.live === live && (note.lost === before || note.lost === '');
}

/**
 * Reports a move of the live link that PocketBase missed: `npm run rollback` while it was down, or a restored backup.
 * @returns the live release now
 */
export async function syncLiveRelease({ queue, state, data, seen = '' }: Look): Promise<string> {
  const live = (await currentId(data)) ?? '';
  const isOurs = isKept(data, state.liveRelease);
  const nobodyBuilds = !state.holder || state.leaseUntil <= state.now;
  if (live !== '' && live !== seen && live !== state.liveRelease && nobodyBuilds) {
    const isLost = await wasLost(data, state.liveRelease, live);
    if (isLost || isOurs) await queue.move({ release: live, ...(isLost && { lost: true }) });
  }
  return nobodyBuilds ? live : seen;
}

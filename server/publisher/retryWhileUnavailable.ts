import { setTimeout as sleep } from 'node:timers/promises';
import { TransientError } from '../TransientError';

/**
 * Tries again while the machine is at fault: PocketBase is started again after a crash, and what is said to it waits.
 * @param work what is tried
 * @param patience milliseconds until what the machine says is final
 * @param pause milliseconds between two tries
 */
export async function retryWhileUnavailable<T>(work: () => Promise<T>, patience: number, pause: number): Promise<T> {
  const deadline = performance.now() + patience;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof TransientError) || performance.now() > deadline) throw error;
      await sleep(pause);
    }
  }
}

import { setTimeout as sleep } from 'node:timers/promises';
import { TransientError } from './UserError';

/**
 * Repeats work that fails.
 * @param mayRetry whether the error can pass by itself
 * @param limits how long it is repeated, and the pause between two attempts
 * @throws the last error
 */
export async function retryWhile<T>(
  mayRetry: (error: unknown) => boolean,
  { forMs, pauseMs }: { forMs: number; pauseMs: number },
  work: () => Promise<T>,
): Promise<T> {
  const deadline = performance.now() + forMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!mayRetry(error) || performance.now() > deadline) throw error;
      await sleep(pauseMs);
    }
  }
}

/** Retries transient failures, e.g. while PocketBase restarts. */
export function retryWhileUnavailable<T>(work: () => Promise<T>, forMs: number, pauseMs: number): Promise<T> {
  return retryWhile((error) => error instanceof TransientError, { forMs, pauseMs }, work);
}

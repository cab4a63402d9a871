import { appendFile } from 'node:fs/promises';

/** The file that waits are noted in; set by scripts/test.ts. */
export const WAITS = 'TEST_WAITS';

/**
 * Notes how long a test waits, so that the end of a run can report how the time was spent.
 * @param kind names what it waits for, e.g. `start of PocketBase`
 * @param action is waited for
 */
export async function noteWait<T>(kind: string, action: () => Promise<T>): Promise<T> {
  const since = performance.now();
  try {
    return await action();
  } finally {
    const file = process.env[WAITS];
    if (file) await appendFile(file, `${JSON.stringify([kind, performance.now() - since])}\n`);
  }
}

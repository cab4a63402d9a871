import { closeSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { flushAll, syncToDisk } from '../site/files';

/** Of fewer files each has a call of its own, which takes 0.2 ms or more: the start of `sync` takes 30 ms. */
const MANY = 100;

/**
 * Writes a new file, which is on the disk only after flush(). An old file is removed first: it may be a hard link, and a write
 * through it would change a finished release. Synchronously: a promise for each of its steps takes longer than the steps.
 */
export function writeFresh(file: string, content: Uint8Array): void {
  rmSync(file, { force: true });
  const handle = openSync(file, 'wx');
  try {
    writeFileSync(handle, content);
  } finally {
    closeSync(handle);
  }
}

/**
 * Returns once the files that were written below a folder are on the disk: many by one call for its file system (syncfs), where the
 * system's `sync` can do so.
 * @param files written below the folder
 * @throws the system's error, such as ENOSPC
 */
export async function flush(folder: string, files: readonly string[]): Promise<void> {
  if (files.length >= MANY && (await flushAll(folder))) return;
  for (const file of files) await syncToDisk(file);
}

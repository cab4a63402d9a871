import { open, rm } from 'node:fs/promises';

/**
 * Writes a new file and returns once it is on the disk. The old file is removed first: it may be a hard link, and a write
 * through it would change a finished release.
 */
export async function writeDurably(file: string, content: Buffer | string): Promise<void> {
  await rm(file, { force: true });
  const handle = await open(file, 'wx');
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Puts the names in a folder on the disk. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

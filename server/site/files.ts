import { open, readdir, rm } from 'node:fs/promises';
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Stats } from 'node:fs';

/** All files below a folder, as sorted paths relative to it, with forward slashes; links are not followed. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}

/** A path without its fragment. */
export function pathOf(address: string): string {
  const hash = address.indexOf('#');
  return hash < 0 ? address : address.slice(0, hash);
}

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

/** Flushes a file, or the names in a folder, to the disk. */
export async function syncToDisk(place: string): Promise<void> {
  const handle = await open(place, 'r');
  await handle.sync().finally(() => handle.close());
}

/** A file or folder that changed less than this before the scan may change again with the same stamp. */
export const TICK_MS = 1_000;

/** A file, or a folder's list of names, is unchanged as long as its stamp is. */
export const stampOf = ({ size, mtimeMs, ctimeMs, ino }: Stats): string => `${size} ${mtimeMs} ${ctimeMs} ${ino}`;

/** The last change of content or attributes: no program can set the latter time back. */
export const changedAt = ({ mtimeMs, ctimeMs }: Stats): number => Math.max(mtimeMs, ctimeMs);

/**
 * Whether a stamp identifies the content.
 * @param changed time of the last change
 * @param seenAt time of the scan, before the content was read
 */
export const isReliable = (changed: number, seenAt: number): boolean => changed < seenAt - TICK_MS;

/** Flushes the file system of a folder to the disk (syncfs). @returns whether the system's `sync` can do so */
export const flushAll = (folder: string): Promise<boolean> =>
  promisify(execFile)('sync', ['-f', folder]).then(
    () => true,
    () => false,
  );

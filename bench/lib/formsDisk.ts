import { execFileSync, spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

export interface SmallDisk {
  /** Fills the remaining space, to the last byte. */
  fill(): void;
  free(): void;
  remove(): void;
}

const CHUNK = Buffer.alloc(1024 * 1024);

/**
 * Mounts a separate file system, small enough to fill, at a folder. It needs root; a user's limit on file sizes is no
 * substitute, because Go ends the process at its signal.
 * @returns undefined if none can be mounted
 */
export function mountSmallDisk(folder: string, megabytes: number): SmallDisk | undefined {
  mkdirSync(folder, { recursive: true });
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'modrina-bench', folder], { stdio: 'ignore' });
  } catch {
    return undefined;
  }
  const filler = join(folder, 'filler');
  const free = () => rmSync(filler, { force: true });
  return {
    fill: () => fillWith(filler),
    free,
    remove: () => unmountSmallDisk(folder),
  };
}

/** Unmounts it, also after an aborted run. */
export function unmountSmallDisk(folder: string): void {
  spawnSync('umount', [folder], { stdio: 'ignore' });
}

function fillWith(file: string): void {
  const open = openSync(file, 'w');
  try {
    for (let size = CHUNK.length; size > 0;) {
      try {
        writeSync(open, CHUNK, 0, size);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
        // The last pages, one by one.
        size = size > 4096 ? 4096 : 0;
      }
    }
  } finally {
    closeSync(open);
  }
}

import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { DataFolder } from '../dataFolder';
import { OperatorError, TransientError, type UserError } from '../UserError';

/** A block of most file systems: a full disk may still accept less. */
const PROBE = Buffer.alloc(4096);

/**
 * Checks that the data folder can be written, before anything is changed there.
 * @throws OperatorError if the operator has to act, TransientError if more free disk space is enough
 */
export async function checkDataFolder(data: DataFolder): Promise<void> {
  const probe = path.join(data.root, `.probe-${process.pid}`);
  try {
    await mkdir(data.root, { recursive: true });
    await writeFile(probe, PROBE);
  } catch (error) {
    throw dataFolderProblem(data.root, error as NodeJS.ErrnoException);
  } finally {
    await rm(probe, { force: true }).catch(() => undefined);
  }
}

/** Explains why a data folder cannot be written. */
export function dataFolderProblem(folder: string, { code = '', message }: NodeJS.ErrnoException): UserError {
  switch (code) {
    case 'ENOSPC':
    case 'EDQUOT':
      return new TransientError(
        `The disk of DATA_DIR (${folder}) is full, so the site does not start. Make room on it.`,
        message,
      );
    case 'EROFS':
      return new OperatorError(
        `DATA_DIR (${folder}) is on a disk that is mounted read-only. Remount it for writing, or set DATA_DIR to another folder.`,
        message,
      );
    case 'EACCES':
    case 'EPERM':
      return new OperatorError(
        `DATA_DIR (${folder}) cannot be written by the user of this process. Give the folder to that user (chown), or set DATA_DIR.`,
        message,
      );
    case 'ENOTDIR':
    case 'EEXIST':
      return new OperatorError(`DATA_DIR (${folder}) is no folder. Set DATA_DIR to a folder.`, message);
    default:
      return new TransientError(`DATA_DIR (${folder}) cannot be written. Look at its disk.`, message);
  }
}

import { chmod, lstat, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { DataFolder } from './dataFolder';
import { OperatorError, TransientError, type UserError } from './UserError';

/** Other users may traverse the folder, because nginx and Caddy read the releases in it, but not list it. */
const PASSAGE = 0o711;
const [PRIVATE_FOLDER, PRIVATE_FILE] = [0o700, 0o600];

/**
 * Makes all state readable by its owner only: the database, its backups, passwords, logs, drafts. The exceptions are the
 * public files: `releases`, with its links, and `static`. Corrects the modes that an older version left open.
 * @param data the data folder, which is created if it does not exist
 * @returns a message for the operator, if another user owns a part of it
 */
export async function closeDataFolder(data: DataFolder): Promise<string | undefined> {
  await mkdir(data.root, { recursive: true, mode: PASSAGE });
  // Created here with a private mode: files that are written into them later with the usual mode are private too.
  const { database, logs, run, files, previews, shareCards } = data;
  for (const folder of [database, logs, run, files, previews, shareCards]) {
    await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });
  }
  const open = new Set([data.releases, data.current, data.newest, data.static].map((file) => path.basename(file)));
  const refused: string[] = [];
  const close = async (file: string, mode: number) => {
    await chmod(file, mode).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPERM' && error.code !== 'EROFS') throw error;
      refused.push(file);
    });
  };
  await close(data.root, PASSAGE);
  for (const name of await readdir(data.root)) {
    const file = path.join(data.root, name);
    const found = await lstat(file).catch(() => undefined);
    if (!found || open.has(name) || found.isSymbolicLink()) continue;
    await close(file, found.isDirectory() ? PRIVATE_FOLDER : PRIVATE_FILE);
  }
  if (refused.length === 0) return undefined;
  return `Others may be able to read ${refused.join(', ')}, which another user owns: set its mode to 0700 (0711 for ${data.root}).`;
}

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

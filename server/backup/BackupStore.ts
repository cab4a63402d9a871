import { copyFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { BackupSettings } from '../backupSettings';
import type { Installation } from '../pocketbase/installation';
import { runPocketBase } from '../pocketbase/runPocketBase';
import { syncToDisk } from '../site/files';
import { TransientError } from '../UserError';
import { siteOfBackup, type StoredBackup } from './backupNames';

/** A folder or a bucket with backups. */
export interface BackupStore {
  /** For messages. */
  place: string;
  list(): Promise<StoredBackup[]>;
  /** Stores a file under a name, whole or not at all. */
  put(file: string, name: string): Promise<void>;
  remove(names: readonly string[]): Promise<void>;
  /** Brings a backup to this machine. @returns its path */
  fetch(name: string, folder: string): Promise<string>;
}

/**
 * Opens the store of the settings.
 * @param installation whose program speaks to the bucket; its database is not read for that, but has to exist
 */
export function openStore({ folder, bucket }: BackupSettings, installation: Installation): BackupStore {
  return bucket ? bucketStore(bucket, installation) : folderStore(folder);
}

function folderStore(folder: string): BackupStore {
  return {
    place: folder,
    list: async () => {
      const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.zip'));
      return Promise.all(names.map(async (name) => ({ name, size: (await stat(path.join(folder, name))).size })));
    },
    put: async (file, name) => {
      const part = path.join(folder, `.${name}.part`);
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await removeParts(folder, name);
        // Another disk: a rename would fail there, and a copy is not whole until it has ended.
        await rename(file, part).catch(() => copyFile(file, part));
        const handle = await open(part, 'r');
        await handle.sync().finally(() => handle.close());
        await rename(part, path.join(folder, name));
        await syncToDisk(folder);
      } catch (error) {
        throw new TransientError(
          `The backup cannot be written to ${folder}: make room there, or set BACKUP_DIR.`,
          String(error),
        );
      } finally {
        await rm(part, { force: true }).catch(() => undefined);
      }
    },
    remove: async (names) => {
      for (const name of names) await rm(path.join(folder, name), { force: true });
    },
    fetch: (name) => Promise.resolve(path.join(folder, name)),
  };
}

/** Removes what stopped copies of the same site left. @param name of one of its backups */
async function removeParts(folder: string, name: string): Promise<void> {
  for (const left of await readdir(folder)) {
    const [, stopped = ''] = /^\.(.+)\.part$/.exec(left) ?? [];
    if (siteOfBackup(stopped) === siteOfBackup(name)) await rm(path.join(folder, left), { force: true });
  }
}

/** Commands get the key by the environment, and the running server does not (commandEnvironment). */
function bucketStore(bucket: string, installation: Installation): BackupStore {
  const place = `the bucket ${bucket}`;
  const run = (...args: string[]) =>
    runPocketBase(installation, ['backup-bucket', ...args], `The backups in ${place} cannot be reached.`, {
      BACKUP_S3_SECRET_KEY: process.env['BACKUP_S3_SECRET_KEY'] ?? '',
    });
  return {
    place,
    list: async () => {
      const found = [...(await run('list')).matchAll(/backup: (\d+) (\S+\.zip)$/gm)];
      return found.map(([, size, name = '']) => ({ name, size: Number(size) }));
    },
    put: async (file, name) => void (await run('put', file, name)),
    remove: async (names) => void (names.length > 0 && (await run('remove', ...names))),
    fetch: async (name, folder) => {
      await run('fetch', name, folder);
      return path.join(folder, name);
    },
  };
}

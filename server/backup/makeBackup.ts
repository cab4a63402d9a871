import { existsSync } from 'node:fs';
import { copyFile, link, lstat, mkdir, readdir, rm, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BackupSettings } from '../backupSettings';
import { VERSION } from '../binary/unpackProgram';
import type { DataFolder } from '../dataFolder';
import { readJson } from '../jsonFile';
import type { Installation } from '../pocketbase/installation';
import { runPocketBase } from '../pocketbase/runPocketBase';
import { forgetChild, readChild, recordChild } from '../process/records';
import { listFiles } from '../site/files';
import { currentId } from '../site/releases';
import { TransientError, UserError } from '../UserError';
import { backupName, backupTime, expiredBackups } from './backupNames';
import type { BackupStore } from './BackupStore';

/** The part of a backup that is not PocketBase's: what made it, and the release that visitors see. */
export const SITE_PART = 'site';
/** In SITE_PART. */
export const ABOUT = 'backup.json';
export const RELEASE = 'release';

/** Describes a backup. */
export interface AboutBackup {
  format: 1;
  /** The project's version. */
  version: string;
  pocketbase: string;
  createdAt: string;
  /** The id of the release, '' before the first. */
  release: string;
}

interface BackupJob {
  installation: Installation;
  data: DataFolder;
  store: BackupStore;
  settings: Pick<BackupSettings, 'maxBytes'>;
  siteUrl: string;
  /** The URL of the running site, if it runs: then its PocketBase makes the backup. */
  url?: string;
}

/**
 * Makes a backup with PocketBase's own mechanism: a snapshot of the running database and the uploaded files, and with them the
 * live release. Stores it, and removes the backups that are no longer kept.
 * @returns the stored backup
 * @throws UserError; the older backups stay, and nothing remains of this one
 */
export async function makeBackup(job: BackupJob): Promise<{ name: string; size: number }> {
  const { data, store, settings, siteUrl } = job;
  const lock = path.join(data.run, 'backup.json');
  const other = await readChild(lock);
  if (other) {
    throw new UserError(`Another backup is being made (process ${other.child.pid}). Try again when it has ended.`);
  }
  await recordChild(lock, process.pid);
  const time = new Date();
  const name = backupName(siteUrl, time);
  const file = path.join(data.database, 'backups', name);
  const part = path.join(data.database, SITE_PART);
  try {
    await removeLeftOver(path.dirname(file), siteUrl);
    await addSitePart(job, part, time);
    await checkRoom(data);
    await (job.url
      ? requestBackup(job, job.url, name)
      : runPocketBase(job.installation, ['make-backup', name], FAILED));
    if (!existsSync(file)) {
      throw new UserError(
        'PocketBase stored the backup in a bucket of its own. In the dashboard, Settings → Backups, switch that off; ' +
          'npm run backup stores backups in the bucket of BACKUP_S3_BUCKET.',
      );
    }
    const { size } = await lstat(file);
    await store.put(file, name);
    await store.remove(expiredBackups(siteUrl, await store.list(), { made: name, maxBytes: settings.maxBytes }));
    return { name, size };
  } finally {
    for (const left of [part, file, `${file}.attrs`]) await rm(left, { recursive: true, force: true });
    await forgetChild(lock);
  }
}

const FAILED = 'The backup was not made.';

/** Removes the ZIPs of backups that were stopped, or that PocketBase finished after the wait for them had ended. */
async function removeLeftOver(folder: string, siteUrl: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    if (backupTime(siteUrl, name.replace(/\.attrs$/, ''))) await rm(path.join(folder, name), { force: true });
  }
}

/** Puts a description and the live release, as hard links, beside the database, where PocketBase's backup includes them. */
async function addSitePart({ data, installation }: BackupJob, part: string, time: Date): Promise<void> {
  await rm(part, { recursive: true, force: true });
  await mkdir(part, { recursive: true, mode: 0o700 });
  const release = (await currentId(data)) ?? '';
  if (release) await linkFiles(path.join(data.releases, release), path.join(part, RELEASE));
  const { version = '' } = (await readJson<{ version: string }>(path.join(installation.root, 'package.json'))) ?? {};
  const about: AboutBackup = { format: 1, version, pocketbase: VERSION, createdAt: time.toISOString(), release };
  await writeFile(path.join(part, ABOUT), JSON.stringify(about));
}

async function linkFiles(from: string, to: string): Promise<void> {
  for (const file of await listFiles(from)) {
    await mkdir(path.dirname(path.join(to, file)), { recursive: true });
    const [source, target] = [path.join(from, file), path.join(to, file)];
    // A file system without links, or a file with too many.
    await link(source, target).catch(() => copyFile(source, target));
  }
}

/** PocketBase needs twice the size of its folder; a backup must not fill the disk that forms are written to. */
async function checkRoom({ database }: DataFolder): Promise<void> {
  const files = (await listFiles(database)).filter((file) => !file.startsWith('backups/'));
  const sizes = await Promise.all(files.map((file) => lstat(path.join(database, file)).catch(() => ({ size: 0 }))));
  const needed = 2 * sizes.reduce((sum, { size }) => sum + size, 0);
  const { bavail, bsize } = await statfs(database);
  if (bavail * bsize >= needed) return;
  const megabytes = (bytes: number) => `${Math.ceil(bytes / 1e6)} MB`;
  throw new TransientError(
    `A backup needs ${megabytes(needed)} on the disk of ${database} for a moment, and ${megabytes(bavail * bsize)} are free. ` +
      'Make room on it.',
  );
}

async function requestBackup({ installation }: BackupJob, url: string, name: string): Promise<void> {
  const output = await runPocketBase(installation, ['backup-token'], FAILED);
  const token = /token: (\S+)/.exec(output)?.[1] ?? '';
  const answer = await fetch(`${url}/api/backups`, {
    method: 'POST',
    headers: { Authorization: token, 'Content-Type': 'application/json' },
    body: JSON.stringify({ name }),
  }).catch((error: unknown) => {
    throw new TransientError(FAILED, String(error));
  });
  if (!answer.ok) throw new TransientError(FAILED, await answer.text());
}

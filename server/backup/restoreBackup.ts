import { existsSync, lstatSync } from 'node:fs';
import { mkdir, readdir, rename, rm, rmdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import { VERSION } from '../binary/unpackProgram';
import { type DataFolder, dataFolder } from '../dataFolder';
import { readJson } from '../jsonFile';
import type { Installation } from '../pocketbase/installation';
import type { CommandLifecycle } from '../process/CommandLifecycle';
import { runPocketBase } from '../pocketbase/runPocketBase';
import { identify } from '../process/identity';
import { isServable } from '../release/verifyRelease';
import { writeDurably } from '../site/files';
import { UserError } from '../UserError';
import { ABOUT, type AboutBackup, RELEASE, SITE_PART } from './makeBackup';
import { unpackZip } from './unpackZip';

/** The contents of a restored backup. */
export interface Restored {
  about: AboutBackup;
  /** The number of records of each collection. */
  counts: Record<string, number>;
  /** Mails that were not sent yet when the backup was made. */
  waiting: number;
  /** Sets of prepared changes that had a moment of publishing. */
  plans: number;
  /** Where the uploaded files are: a bucket is not part of a backup. */
  files: 'folder' | 'bucket';
  /** The folder with the previous state, if there was one. */
  aside?: string;
}

interface RestoreJob {
  installation: Installation;
  data: DataFolder;
  file: string;
  /** Mails that waited when the backup was made stay unsent, and planned changes unpublished, until somebody releases them. */
  holds: boolean;
  life: Pick<CommandLifecycle, 'onEnd' | 'isEnding'>;
}

/**
 * Replaces database, uploaded files and releases by those of a backup. Everything is unpacked and checked first; then folders are
 * renamed, and what was there is kept.
 * @throws UserError if the file is no backup, is damaged or of a newer version; then nothing was changed
 */
export async function restoreBackup({ installation, data, file, holds, life }: RestoreJob): Promise<Restored> {
  const work = path.join(data.root, `restore-${process.pid}.tmp`);
  const staged = dataFolder(work);
  const removeWork = () => rm(work, REMOVAL);
  let exchanged: Promise<unknown> = Promise.resolve();
  // A signal: folders that are being exchanged are exchanged first.
  life.onEnd(() => exchanged.catch(() => undefined).then(removeWork));
  try {
    await removeLeftOver(data.root);
    const about = await unpack(file, staged.database);
    const found = await inspect({ ...installation, database: staged.database }, holds);
    await checkMigrations(found.migrations, about, installation.root);
    await placeRelease(staged, about.release);
    // An emptied database must not get the starting content.
    await writeDurably(staged.seeded, `${JSON.stringify({ at: about.createdAt })}\n`);
    if (life.isEnding) throw new UserError('The restore was stopped. Nothing was changed.');
    const exchange = exchangeFolders(data, staged);
    exchanged = exchange;
    const aside = await exchange;
    const { counts, waiting, plans, files } = found;
    return { about, counts, waiting, plans, files, aside };
  } finally {
    await removeWork();
  }
}

/** Files may still be unpacked into a folder that is removed after a signal. */
const REMOVAL = { recursive: true, force: true, maxRetries: 5 };

/** Removes what killed restores left. */
async function removeLeftOver(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const [, pid] = /^restore-(\d+)\.tmp$/.exec(name) ?? [];
    if (pid && !(await identify(Number(pid)))) await rm(path.join(folder, name), REMOVAL);
  }
}

/** Unpacks a backup, and checks its description. */
async function unpack(file: string, folder: string): Promise<AboutBackup> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await unpackZip(file, folder).catch((error: NodeJS.ErrnoException) => {
    const isFull = error.code === 'ENOSPC' || error.code === 'EDQUOT';
    const reason = isFull ? 'needs more room than DATA_DIR has' : 'is no backup, is cut off or is damaged';
    throw new UserError(`${file} ${reason}. Nothing was changed.`, error.message);
  });
  const about = await readJson<AboutBackup>(path.join(folder, SITE_PART, ABOUT));
  if (!about || !existsSync(path.join(folder, 'data.db'))) {
    throw new UserError(
      `${file} was not made by npm run backup. Nothing was changed. For a ZIP of the dashboard see docs/operators.md, "Exit codes".`,
    );
  }
  const minor = (version: string) => version.split('.').slice(0, 2).join('.');
  if (about.format !== 1) throw otherVersion(about, 'it has another format');
  if (minor(about.pocketbase) !== minor(VERSION)) throw otherVersion(about, `it is of PocketBase ${about.pocketbase}`);
  return about;
}

const otherVersion = ({ version }: AboutBackup, reason: string) =>
  new UserError(
    `This version of the project cannot restore the backup: ${reason}. Install version ${version} of the project and ` +
      'restore it with that; an upgrade may follow. Nothing was changed.',
  );

interface Found extends Pick<Restored, 'counts' | 'waiting' | 'plans' | 'files'> {
  migrations: string[];
}

async function inspect(installation: Installation, holds: boolean): Promise<Found> {
  const output = await runPocketBase(
    installation,
    ['inspect-backup', ...(holds ? ['hold'] : [])],
    'The database of the backup cannot be read. Nothing was changed.',
  );
  const [, found] = /found: (\{.*\})/.exec(output) ?? [];
  if (!found) throw new UserError('PocketBase did not say what the backup contains. Nothing was changed.', output);
  return JSON.parse(found) as Found;
}

/** The project's migrations have names that end in `.js`; the others are PocketBase's. */
async function checkMigrations(applied: readonly string[], about: AboutBackup, root: string): Promise<void> {
  const known = new Set(await readdir(path.join(root, 'pocketbase/pb_migrations')));
  const unknown = applied.find((name) => name.endsWith('.js') && !known.has(name));
  if (unknown) throw otherVersion(about, `its database has the migration ${unknown}, which is unknown here`);
}

async function placeRelease(staged: DataFolder, id: string): Promise<void> {
  const part = path.join(staged.database, SITE_PART);
  // The id becomes the name of a folder.
  if (/^[\w-]+$/.test(id) && (await isServable(path.join(part, RELEASE), 'files'))) {
    await mkdir(staged.releases);
    await rename(path.join(part, RELEASE), path.join(staged.releases, id));
    for (const link of [staged.current, staged.newest]) await symlink(path.join('releases', id), link);
  }
  await rm(part, { recursive: true, force: true });
}

/** Moves the previous state into a folder of its own and the staged one into place; undoes both if a step fails. */
async function exchangeFolders(data: DataFolder, staged: DataFolder): Promise<string | undefined> {
  const aside = path.join(data.root, `before-restore-${new Date().toISOString().slice(0, 19).replace(/:/g, '-')}`);
  const moved: [from: string, to: string][] = [];
  const move = async (from: string, to: string) => {
    if (!lstatSync(from, { throwIfNoEntry: false })) return;
    await rename(from, to);
    moved.push([from, to]);
  };
  await mkdir(aside, { mode: 0o700 });
  try {
    for (const part of ['database', 'seeded', 'releases', 'current', 'newest', 'publishCache'] as const) {
      await move(data[part], path.join(aside, path.basename(data[part])));
      await move(staged[part], data[part]);
    }
  } catch (error) {
    for (const [from, to] of moved.reverse()) await rename(to, from);
    throw error;
  }
  // Empty on a new machine.
  const isEmpty = (await readdir(aside)).length === 0;
  if (isEmpty) await rmdir(aside);
  return isEmpty ? undefined : aside;
}

import type { Reporter } from 'gatsby';
import { reasonOf } from '../../errors';
import { readdir, readFile, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isSafeKey } from '../fileKey';
import { isVariantName } from '../variant';
import { nameOfSidecar, readSidecar, SIZED, storePaths, type StorePaths } from './storePaths';
import { writeWhole } from './writeWhole';

/** The time when each file, by key, was first found to be unneeded, in milliseconds. */
type Unneeded = Map<string, number>;

/** Reads since when files are unneeded. A list that cannot be read starts again: files then stay longer, never shorter. */
async function readUnneeded(file: string, now: number): Promise<Unneeded> {
  try {
    const { since } = JSON.parse(await readFile(file, 'utf8')) as { since: Record<string, string> };
    const times = Object.entries(since).map(([key, time]) => [key, Date.parse(time)] as const);
    // A future time comes from a wrong clock.
    return new Map(times.filter(([, time]) => time <= now));
  } catch {
    return new Map();
  }
}

const toText = (unneeded: Unneeded): string =>
  `${JSON.stringify({ since: Object.fromEntries([...unneeded].map(([key, time]) => [key, new Date(time).toISOString()])) }, null, 1)}\n`;

/** Writes the list if it changed. */
async function writeUnneeded(paths: StorePaths, before: Unneeded, after: Unneeded): Promise<void> {
  if (before.size === after.size && [...after].every(([key, time]) => before.get(key) === time)) return;
  if (after.size) await writeWhole(paths.drafts, paths.unneeded, (draft) => writeFile(draft, toText(after)));
  else await rm(paths.unneeded, { force: true });
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const foldersIn = async (dir: string): Promise<string[]> =>
  (await readdir(dir, { withFileTypes: true })).filter((entry) => entry.isDirectory()).map(({ name }) => name);

const unlessGone = (error: unknown): [] => {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
  throw error;
};

/** Keys of the files with a sidecar: files without one do not belong to the store. */
async function keysIn(dir: string): Promise<string[]> {
  const keys: string[] = [];
  for (const collection of await foldersIn(dir).catch(unlessGone)) {
    if (collection === SIZED) continue;
    const records = await foldersIn(path.join(dir, collection));
    const lists = await Promise.all(
      records.map(async (record) =>
        (await readdir(path.join(dir, collection, record)).catch(unlessGone))
          .map(nameOfSidecar)
          .flatMap((name) => (name ? [`${collection}/${record}/${name}`] : [])),
      ),
    );
    keys.push(...lists.flat().filter(isSafeKey));
  }
  return keys;
}

/** Removes a file. @returns its size */
async function removeFile(file: string): Promise<number> {
  const size = await stat(file).then(
    (found) => found.size,
    () => 0,
  );
  await rm(file, { force: true });
  return size;
}

/** A folder that is not empty stays: another process may have written to it meanwhile. */
const removeIfEmpty = (dir: string): Promise<void> => rmdir(dir).catch(() => undefined);

/** Removes a file and its derivatives. The sidecar goes last, so that the next run finds the rest after a kill. */
async function forget(paths: StorePaths, key: string): Promise<number> {
  const sized = paths.sized(key);
  const variants = (await readdir(sized).catch(unlessGone)).filter(isVariantName);
  let bytes = 0;
  for (const name of variants) bytes += await removeFile(path.join(sized, name));
  await removeIfEmpty(sized);
  bytes += await removeFile(paths.file(key));
  await removeFile(paths.sidecar(key));
  const record = path.dirname(paths.file(key));
  await removeIfEmpty(record);
  await removeIfEmpty(path.dirname(record));
  return bytes;
}

/** Removes drafts of a killed run: no write takes an hour. */
async function removeOldDrafts({ drafts }: StorePaths, now: number): Promise<void> {
  for (const name of await readdir(drafts).catch(unlessGone)) {
    if (!name.endsWith('.part')) continue;
    const draft = path.join(drafts, name);
    const { mtimeMs } = await stat(draft).catch(() => ({ mtimeMs: now }));
    if (now - mtimeMs > HOUR) await rm(draft, { force: true });
  }
}

/**
 * Removes from the store the files that no record has needed for some days, with their derivatives, and the drafts of killed runs.
 * Other files in the folder stay. To be called only after everything was read and written: with an incomplete list needed files
 * would look unneeded.
 * @param needed keys of the files that records need
 */
export async function pruneStore(dir: string, needed: Set<string>, days: number, now = Date.now()) {
  const paths = storePaths(dir);
  await removeOldDrafts(paths, now);
  const before = await readUnneeded(paths.unneeded, now);
  const after = new Map<string, number>();
  const pruned = { files: 0, bytes: 0 };
  for (const key of (await keysIn(dir)).filter((each) => !needed.has(each)).sort()) {
    if (!(await readSidecar(paths, key))) continue;
    const since = before.get(key) ?? now;
    if (now - since < days * DAY) after.set(key, since);
    else {
      pruned.bytes += await forget(paths, key);
      pruned.files += 1;
    }
  }
  await writeUnneeded(paths, before, after);
  return pruned;
}

/** The last pruning of each store in this process. */
const prunings = new Map<string, { needed: ReadonlySet<string>; at: number }>();

/**
 * Whether a store has to be pruned: at the first build of a process, after a change of the needed files, and once a day, for files
 * whose days are over. To look into the folder of each record takes 0.2 s of an edit with 5,000 files. With 0 days each build does.
 */
function isDue(dir: string, needed: ReadonlySet<string>, days: number, now: number): boolean {
  const last = prunings.get(dir);
  if (!last || days === 0 || Math.abs(now - last.at) >= DAY || needed.size !== last.needed.size) return true;
  return [...needed].some((key) => !last.needed.has(key));
}

/** Prunes the store if it has to be, and reports removed files. A failure does not fail the build. */
export async function pruneFiles(
  dir: string,
  needed: Set<string>,
  days: number,
  reporter: Pick<Reporter, 'info' | 'warn'>,
  now = Date.now(),
): Promise<void> {
  if (!isDue(dir, needed, days, now)) return;
  try {
    const { files, bytes } = await pruneStore(dir, needed, days, now);
    prunings.set(dir, { needed, at: now });
    if (!files) return;
    const what = files === 1 ? '1 file' : `${files} files`;
    reporter.info(`Removed ${what} that no record needs any more (${(bytes / 1e6).toFixed(1)} MB)`);
  } catch (error) {
    prunings.delete(dir);
    const reason = reasonOf(error);
    reporter.warn(`Files that no record needs could not be removed (${reason}): let the build write to ${dir}.`);
  }
}

import { existsSync } from 'node:fs';
import { readdir, readFile, readlink, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { DataFolder } from '../dataFolder';
import { type Fingerprint, type Manifest, MANIFEST, readManifest } from './manifest';

/** The live release, or undefined before the first. */
export function currentRelease(data: DataFolder): Promise<Manifest | undefined> {
  return readManifest(data.current);
}

/** The id of the live release, or undefined before the first. */
export function currentId(data: DataFolder): Promise<string | undefined> {
  return readlink(data.current).then(path.basename, () => undefined);
}

/** The id of the newest release that was live, also after a rollback; undefined before the first. */
export function newestId(data: DataFolder): Promise<string | undefined> {
  return readlink(data.newest).then(path.basename, () => undefined);
}

/** Removes the temporary files of killed publications. */
export async function removeDrafts(data: DataFolder): Promise<void> {
  for (const name of await readdir(data.releases).catch(() => [])) {
    if (name.endsWith('.tmp')) await rm(path.join(data.releases, name), { recursive: true, force: true });
  }
  for (const name of await readdir(data.root).catch(() => [])) {
    if (/^(current|newest)\..*\.next$/.test(name)) await rm(path.join(data.root, name), { force: true });
  }
}

export interface ListedRelease extends ReleaseInfo {
  /** It is the live release. */
  live: boolean;
}

/** The releases that can go live, the newest first. */
export async function listReleases(data: DataFolder): Promise<ListedRelease[]> {
  const live = await currentId(data);
  const found = await Promise.all(
    (await releaseIds(data)).map(async (id) => {
      const info = await readInfo(path.join(data.releases, id));
      return info?.id === id ? { ...info, live: id === live } : undefined;
    }),
  );
  return found.filter((release): release is ListedRelease => release !== undefined);
}

/** Names of the releases, the newest first: a name is a timestamp. */
export async function releaseIds(data: DataFolder): Promise<string[]> {
  const names = await readdir(data.releases).catch(() => []);
  return names
    .filter((name) => !name.endsWith('.tmp'))
    .sort()
    .reverse();
}

/**
 * The timestamp of a new release. Releases are ordered by their names, which are timestamps: after the clock was put back
 * the next one still sorts after all before it.
 * @param ids names of the existing releases
 * @param now current time
 */
export function nextReleaseTime(ids: readonly string[], now = new Date()): Date {
  const last = Math.max(...ids.map(timeOf), 0);
  return now.getTime() > last ? now : new Date(last + 1);
}

/** The name of a release with a timestamp. */
export const releaseId = (time: Date): string => time.toISOString().replace(/[:.]/g, '-');

function timeOf(id: string): number {
  const time = Date.parse(id.replace(/T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z$/, 'T$1:$2:$3.$4Z'));
  return Number.isNaN(time) ? 0 : time;
}

/** A small file beside the manifest, for lists of releases: the manifest of many pages has megabytes. */
export const INFO = '.release.json';

/** A release in a list. */
export interface ReleaseInfo {
  id: string;
  createdAt: string;
  fingerprint: Fingerprint;
  /** Describes its purpose. */
  cause: string;
  /** The number of pages, and of those that differ from the release before. */
  pages: number;
  changed: number;
}

/** Reads the description; of legacy releases only id and time are known. */
async function readInfo(folder: string): Promise<ReleaseInfo | undefined> {
  for (const name of [INFO, MANIFEST]) {
    try {
      const info = JSON.parse(await readFile(path.join(folder, name), 'utf8')) as ReleaseInfo;
      const { id, createdAt, fingerprint, cause = '', pages = 0, changed = 0 } = info;
      return { id, createdAt, fingerprint, cause, pages, changed };
    } catch {
      // Missing or unreadable: no release that could go live.
    }
  }
  return undefined;
}

/** When a release was last live: its file `id` is touched when another release replaces it. */
export async function lastLive(folder: string): Promise<number> {
  return stat(path.join(folder, 'id')).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );
}

/** Whether a release is in this data folder. */
export const isKept = (data: DataFolder, id: string): boolean =>
  Boolean(id) && existsSync(path.join(data.releases, id));

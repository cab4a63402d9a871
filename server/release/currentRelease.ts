import { readdir, readlink, rename, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import type { DataFolder } from '../dataFolder';
import { type Manifest, readManifest } from './manifest';

const KEEP = 10;

/** The release that visitors see, or undefined before the first. */
export function currentRelease(data: DataFolder): Promise<Manifest | undefined> {
  return readManifest(data.current);
}

/** Moves the link that visitors follow; a rename is one step, so there is no moment without a release. */
export async function swapCurrent(data: DataFolder, id: string): Promise<void> {
  const next = `${data.current}.next`;
  await rm(next, { force: true });
  await symlink(path.join('releases', id), next);
  await rename(next, data.current);
}

/** Removes what a killed publishing left. */
export async function removeDrafts(data: DataFolder): Promise<void> {
  for (const name of await releaseNames(data)) {
    if (name.endsWith('.tmp')) await rm(path.join(data.releases, name), { recursive: true, force: true });
  }
}

/** Keeps the newest releases, and the current one however old it is. */
export async function removeOldReleases(data: DataFolder, keep = KEEP): Promise<void> {
  const current = path.basename(await readlink(data.current).catch(() => ''));
  const releases = (await releaseNames(data)).filter((name) => !name.endsWith('.tmp')).sort();
  for (const name of releases.slice(0, -keep)) {
    if (name !== current) await rm(path.join(data.releases, name), { recursive: true, force: true });
  }
}

function releaseNames(data: DataFolder): Promise<string[]> {
  return readdir(data.releases).catch(() => []);
}

import { readdir, readlink, rename, rm, symlink, utimes } from 'node:fs/promises';
import path from 'node:path';
import type { DataFolder } from '../dataFolder';
import { type Manifest, readManifest } from './manifest';
import { syncFolder } from './writeDurably';

/** The release that visitors see, or undefined before the first. */
export function currentRelease(data: DataFolder): Promise<Manifest | undefined> {
  return readManifest(data.current);
}

/** The id of the release that visitors see, or undefined before the first. */
export function currentId(data: DataFolder): Promise<string | undefined> {
  return readlink(data.current).then(path.basename, () => undefined);
}

/** Moves the link that visitors follow; a rename is one step, so there is no moment without a release. */
export async function swapCurrent(data: DataFolder, id: string): Promise<void> {
  const before = await currentId(data);
  // A name of its own: two processes may be about to swap.
  const next = `${data.current}.${process.pid}.next`;
  await rm(next, { force: true });
  await symlink(path.join('releases', id), next);
  await rename(next, data.current);
  await syncFolder(path.dirname(data.current));
  // When it was last seen: removeOldReleases counts from here.
  const now = new Date();
  if (before && before !== id) await utimes(path.join(data.releases, before, 'id'), now, now).catch(() => undefined);
}

/** Removes what a killed publication left. */
export async function removeDrafts(data: DataFolder): Promise<void> {
  for (const name of await readdir(data.releases).catch(() => [])) {
    if (name.endsWith('.tmp')) await rm(path.join(data.releases, name), { recursive: true, force: true });
  }
  for (const name of await readdir(data.root).catch(() => [])) {
    if (/^current\..*\.next$/.test(name)) await rm(path.join(data.root, name), { force: true });
  }
}

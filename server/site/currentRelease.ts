import { readdir, readlink, rm } from 'node:fs/promises';
import path from 'node:path';
import type { DataFolder } from '../dataFolder';
import { type Manifest, readManifest } from './manifest';

/** The release that visitors see, or undefined before the first. */
export function currentRelease(data: DataFolder): Promise<Manifest | undefined> {
  return readManifest(data.current);
}

/** The id of the release that visitors see, or undefined before the first. */
export function currentId(data: DataFolder): Promise<string | undefined> {
  return readlink(data.current).then(path.basename, () => undefined);
}

/** Removes what a killed publication left. */
export async function removeDrafts(data: DataFolder): Promise<void> {
  for (const name of await readdir(data.releases).catch(() => [])) {
    if (name.endsWith('.tmp')) await rm(path.join(data.releases, name), { recursive: true, force: true });
  }
  for (const name of await readdir(data.root).catch(() => [])) {
    if (/^(current|newest)\..*\.next$/.test(name)) await rm(path.join(data.root, name), { force: true });
  }
}

import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { DataFolder } from '../../dataFolder';
import { currentId, lastLive, releaseIds } from '../../site/releases';
import { discarded } from '../prepareNext';

/** The number of releases that are always kept, and the largest number. */
const KEPT = { least: 10, most: 50 };
/** Releases that were live in these days are kept for a rollback. */
const DAYS = 30;
/** Running requests still read the release with which they started. */
const READERS_MS = 60_000;

/**
 * Keeps the ten newest releases, those that were live in the last thirty days, up to fifty, and always the current one.
 * @param now current time
 * @param kept other numbers than ten and fifty
 */
export async function removeOldReleases(data: DataFolder, now = Date.now(), { least, most } = KEPT): Promise<void> {
  const current = await currentId(data);
  const old = (await releaseIds(data)).slice(least);
  const recent = now - DAYS * 86_400_000;
  let kept = least;
  for (const id of old) {
    const folder = path.join(data.releases, id);
    const seen = await lastLive(folder);
    const isKept = id === current || seen >= now - READERS_MS || (kept < most && seen >= recent);
    if (isKept) kept++;
    else await discard(data, folder);
  }
}

/** Renames the folder first: a release exists whole, or not at all. The last removed one is the base of the next draft. */
async function discard(data: DataFolder, folder: string): Promise<void> {
  const place = discarded(data);
  await rm(place, { recursive: true, force: true });
  await rename(folder, place);
}

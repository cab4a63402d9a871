import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { DataFolder } from '../../dataFolder';
import { currentId, releaseIds } from '../../site/releases';
import { discarded } from '../prepareNext';
import { lastLive } from '../../site/ReleaseInfo';

/** So many are always kept, and so many at most. */
const KEPT = { least: 10, most: 50 };
/** Releases of these days can be rolled back to. */
const DAYS = 30;
/** Requests that began with a release are answered from it, however many came after. */
const READERS_MS = 60_000;

/**
 * Keeps the ten newest releases, what visitors saw in the last thirty days, up to fifty, and always the current one.
 * @param now when it is
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

/** Its name goes in one step: a release is there whole, or not at all. The last of them is the base of the next draft. */
async function discard(data: DataFolder, folder: string): Promise<void> {
  const place = discarded(data);
  await rm(place, { recursive: true, force: true });
  await rename(folder, place);
}

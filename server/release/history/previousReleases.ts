import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { DataFolder } from '../../dataFolder';
import { entriesOf, type Manifest, type PublishedFile, readManifest } from '../../site/manifest';
import { currentId, releaseIds, lastLive } from '../../site/releases';
import type { Source } from '../Draft';
import { discarded } from '../prepareNext';

/** A release whose files a new release may link. */
export interface Previous {
  folder: string;
  manifest: Manifest;
  files: readonly PublishedFile[];
}

/**
 * The live release, and the newest one if that is another, after a rollback: tabs show pages of both.
 * @param cached id of the release of the PublishCache; the newest one, unless a kill came in between
 * @returns the live release first
 */
export async function previousReleases(data: DataFolder, cached: string | undefined): Promise<Previous[]> {
  const [lastMade] = await releaseIds(data);
  const ids = [...new Set([await currentId(data), cached, lastMade])].filter((id) => id !== undefined);
  const found = await Promise.all(ids.map((id) => readPrevious(path.join(data.releases, id))));
  return found.filter((release): release is Previous => release !== undefined);
}

async function readPrevious(folder: string): Promise<Previous | undefined> {
  const manifest = await readManifest(folder);
  return manifest && { folder, manifest, files: entriesOf(manifest) };
}

/** Finds an earlier file with the same hash and MIME type (the type decides its compression), to hard-link it. */
export function sourceFinder(previous: readonly Previous[]): (entry: PublishedFile) => Source | undefined {
  const key = ({ etag, type }: PublishedFile) => `${etag} ${type}`;
  const byContent = new Map<string, Source>();
  for (const { folder, files } of previous.toReversed()) {
    for (const entry of files) byContent.set(key(entry), { folder, entry });
  }
  return (entry) => byContent.get(key(entry));
}

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

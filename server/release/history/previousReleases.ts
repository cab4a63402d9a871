import path from 'node:path';
import type { DataFolder } from '../../dataFolder';
import { currentId, releaseIds } from '../../site/releases';
import type { Source } from '../Draft';
import { entriesOf, type Manifest, type PublishedFile, readManifest } from '../../site/manifest';

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

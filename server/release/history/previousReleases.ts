import path from 'node:path';
import type { DataFolder } from '../../dataFolder';
import { currentId, releaseIds } from '../../site/releases';
import type { Source } from '../Draft';
import { entriesOf, type Manifest, type PublishedFile, readManifest } from '../../site/manifest';

/** A release whose files a new one may have again. */
export interface Previous {
  folder: string;
  manifest: Manifest;
  files: readonly PublishedFile[];
}

/**
 * The release that is live, and that which was made last where it is another: somebody may have gone back. In tabs there
 * are pages of both.
 * @param remembered id of the release that the memory is of; the last one, save where a kill came between
 * @returns the live one first
 */
export async function previousReleases(data: DataFolder, remembered: string | undefined): Promise<Previous[]> {
  const [lastMade] = await releaseIds(data);
  const ids = [...new Set([await currentId(data), remembered, lastMade])].filter((id) => id !== undefined);
  const found = await Promise.all(ids.map((id) => readPrevious(path.join(data.releases, id))));
  return found.filter((release): release is Previous => release !== undefined);
}

async function readPrevious(folder: string): Promise<Previous | undefined> {
  const manifest = await readManifest(folder);
  return manifest && { folder, manifest, files: entriesOf(manifest) };
}

/** Finds who has a content: under whatever name, save that the name decides how it is compressed. */
export function sourceFinder(previous: readonly Previous[]): (entry: PublishedFile) => Source | undefined {
  const key = ({ etag, type }: PublishedFile) => `${etag} ${type}`;
  const byContent = new Map<string, Source>();
  for (const { folder, files } of previous.toReversed()) {
    for (const entry of files) byContent.set(key(entry), { folder, entry });
  }
  return (entry) => byContent.get(key(entry));
}

import type { Source } from './Draft';
import type { PublishedFile } from '../site/manifest';
import type { Previous } from './history/previousReleases';

/** So long an open tab, or a page that somebody kept, finds the scripts and pictures that its release named. */
const KEEP_DAYS = 30;

/**
 * The hashed files of earlier releases that a new one has no longer. They are linked: only a file that every release has
 * left takes room of its own.
 * @param published the files of the new release
 * @param now when it is made
 * @param previous the release that is live, and the newest one where that is another
 */
export function keepOldHashedFiles(
  published: readonly PublishedFile[],
  now: Date,
  previous: readonly Previous[],
): { entry: PublishedFile; source: Source }[] {
  const present = new Set(published.map(({ file }) => file));
  const until = new Date(now.getTime() + KEEP_DAYS * 86_400_000).toISOString();
  const carried: { entry: PublishedFile; source: Source }[] = [];
  for (const { folder, files } of previous) {
    for (const old of files) {
      if (old.cache !== 'immutable' || present.has(old.file)) continue;
      // The days run from the last release that was built with it.
      if (old.until !== undefined && old.until <= now.toISOString()) continue;
      present.add(old.file);
      carried.push({ entry: { ...old, until: old.until ?? until }, source: { folder, entry: old } });
    }
  }
  return carried;
}

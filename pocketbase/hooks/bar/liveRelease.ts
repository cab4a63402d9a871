import { loadLive } from '../release/loadLive';

export interface LiveRelease {
  id: string;
  homes: Record<string, string>;
  /** Whether a path is a page or file of it. */
  has: (path: string) => boolean;
  /** When its build began to read the content. */
  readAt: string;
}

/**
 * Returns the release that visitors see, as far as the bar needs it.
 * @returns readAt: content that was saved later is not in it
 */
export function liveRelease(app: core.App): LiveRelease {
  const release = loadLive();
  if (!release) return { id: '', homes: {}, has: () => false, readAt: '' };
  const { id, manifest } = release;
  const has = (path: string) => Object.prototype.hasOwnProperty.call(manifest.files, path);
  // A rollback adds a row too: the first row is of the build that made the release.
  const [maker] = app.findRecordsByFilter('builds', 'release = {:id}', '@rowid', 1, 0, { id });
  const readAt = maker ? maker.getString('started_at') : manifest.createdAt.replace('T', ' ');
  return { id, homes: manifest.homes || {}, has, readAt };
}

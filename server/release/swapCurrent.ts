import { rename, rm, symlink, utimes } from 'node:fs/promises';
import path from 'node:path';
import type { DataFolder } from '../dataFolder';
import { currentId, releaseIds } from '../site/releases';
import { forgetLostRelease } from './history/lostRelease';
import { syncToDisk } from '../site/files';

/**
 * Moves the live link; a rename is atomic, so there is always a release. A second link leads to the newest release: after a
 * rollback nginx and Caddy find there the files that tabs of it still request.
 */
export async function swapCurrent(data: DataFolder, id: string): Promise<void> {
  const before = await currentId(data);
  await pointTo(data.current, id);
  // A publication or a choice of a release ends an earlier repair.
  await forgetLostRelease(data);
  const [newest = id] = await releaseIds(data);
  // The release is live already; this link is needed only after a rollback.
  await pointTo(data.newest, newest).catch(() => undefined);
  await syncToDisk(path.dirname(data.current));
  // The last time it was live: removeOldReleases counts from here.
  const now = new Date();
  if (before && before !== id) await utimes(path.join(data.releases, before, 'id'), now, now).catch(() => undefined);
}

async function pointTo(link: string, id: string): Promise<void> {
  // A name for each process: two processes may move the link at the same time.
  const next = `${link}.${process.pid}.next`;
  await rm(next, { force: true });
  await symlink(path.join('releases', id), next);
  await rename(next, link);
}

import { rename, rm, symlink, utimes } from 'node:fs/promises';
import path from 'node:path';
import type { DataFolder } from '../dataFolder';
import { currentId, releaseIds } from '../site/releases';
import { forgetLostRelease } from './history/lostRelease';
import { syncFolder } from '../site/files';

/**
 * Moves the link that visitors follow; a rename is one step, so there is no moment without a release. A second link leads to the
 * release that was made last: after going back nginx and Caddy find there what tabs of it still ask for.
 */
export async function swapCurrent(data: DataFolder, id: string): Promise<void> {
  const before = await currentId(data);
  await pointTo(data.current, id);
  // Somebody published or chose a release: the repair before is over.
  await forgetLostRelease(data);
  const [newest = id] = await releaseIds(data);
  // Visitors see the release already: without this link all is well until somebody goes back.
  await pointTo(data.newest, newest).catch(() => undefined);
  await syncFolder(path.dirname(data.current));
  // When it was last seen: removeOldReleases counts from here.
  const now = new Date();
  if (before && before !== id) await utimes(path.join(data.releases, before, 'id'), now, now).catch(() => undefined);
}

async function pointTo(link: string, id: string): Promise<void> {
  // A name of its own: two processes may be about to swap.
  const next = `${link}.${process.pid}.next`;
  await rm(next, { force: true });
  await symlink(path.join('releases', id), next);
  await rename(next, link);
}

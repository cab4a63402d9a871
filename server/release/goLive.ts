import path from 'node:path';
import type { DataFolder } from '../dataFolder';
import { UserError } from '../UserError';
import { currentId, releaseIds } from '../site/releases';
import { readManifest } from '../site/manifest';
import { verifyRelease } from './verifyRelease';
import { rename, rm, symlink, utimes } from 'node:fs/promises';
import { forgetLostRelease } from './history/lostRelease';
import { syncToDisk } from '../site/files';

const SHOWN = 5;

/**
 * Makes an existing release live, in one step. Only the link is written, so it works with a full disk and without a running
 * server.
 * @param options `mayPublish` is called immediately before the link moves; it throws if another publisher may publish now
 * @returns its id, and that of the release that was live
 * @throws UserError if there is no such release, or if its files differ from its manifest
 */
export async function goLive(
  data: DataFolder,
  id: string,
  options: { mayPublish?: () => Promise<void> } = {},
): Promise<{ id: string; before: string | undefined }> {
  const folder = path.join(data.releases, id);
  // Only an id from the list: an operator types it, and it could be a path.
  const manifest = (await releaseIds(data)).includes(id) ? await readManifest(folder) : undefined;
  if (manifest?.id !== id) {
    throw new UserError(`There is no release "${id}". Choose one of those that \`npm run rollback\` lists.`);
  }
  const damaged = await verifyRelease(folder, manifest);
  if (damaged.length > 0) {
    const more = damaged.length > SHOWN ? ` and ${damaged.length - SHOWN} more` : '';
    throw new UserError(
      `The release ${id} is damaged: ${damaged.slice(0, SHOWN).join(', ')}${more} ` +
        'is missing or was changed. It does not go live; what visitors see stays. Choose another release.',
    );
  }
  await options.mayPublish?.();
  const before = await currentId(data);
  await swapCurrent(data, id);
  return { id, before };
}

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

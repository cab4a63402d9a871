import path from 'node:path';
import type { DataFolder } from '../dataFolder';
import { UserError } from '../UserError';
import { currentId, releaseIds } from '../site/releases';
import { readManifest } from '../site/manifest';
import { swapCurrent } from './swapCurrent';
import { verifyRelease } from './verifyRelease';

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

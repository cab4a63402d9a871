import path from 'node:path';
import type { DataFolder } from '../dataFolder';
import { UserError } from '../UserError';
import { currentId, releaseIds } from '../site/releases';
import { readManifest } from '../site/manifest';
import { swapCurrent } from './swapCurrent';
import { verifyRelease } from './verifyRelease';

const SHOWN = 5;

export interface Move {
  id: string;
  /** The release that was live. */
  before: string | undefined;
}

/**
 * Makes a release live that was made before: back or forward, in one step. Nothing is built and nothing is written but the
 * link, so it works with a full disk and with no server running.
 * @param options `mayPublish` is called immediately before visitors are sent there; it throws where another may publish now
 * @throws UserError if there is no such release, or if its files are no longer what its manifest says
 */
export async function goLive(
  data: DataFolder,
  id: string,
  options: { mayPublish?: () => Promise<void> } = {},
): Promise<Move> {
  const folder = path.join(data.releases, id);
  // Only a name from the list: an id comes from a person, and could be a path.
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

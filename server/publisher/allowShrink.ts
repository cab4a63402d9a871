import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { DataFolder } from '../dataFolder';
import { writeDurably } from '../site/files';
import type { Shrink } from '../UserError';

/** The file with the records that may go. The source plugin reads it at each build, because Gatsby's process keeps running. */
export const allowedFile = (data: Pick<DataFolder, 'run'>): string => path.join(data.run, 'allowed-to-go.json');

/**
 * Allows the next build to remove the records and pages that an editor confirmed.
 * @param allowed of the lease; without it nothing is allowed
 */
export async function allowShrink(data: DataFolder, allowed: Shrink | undefined): Promise<void> {
  // The plugin writes the refused records to this folder.
  await mkdir(data.run, { recursive: true });
  if (!allowed) {
    await rm(allowedFile(data), { force: true });
    return;
  }
  await writeDurably(allowedFile(data), JSON.stringify(allowed));
}

import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { DataFolder } from '../dataFolder';
import { writeDurably } from '../site/files';
import type { Shrink } from '../UserError';

/** The file in which the source plugin looks up which records may go. Gatsby's process stays; it is read at each build. */
export const allowedFile = (data: Pick<DataFolder, 'run'>): string => path.join(data.run, 'allowed-to-go.json');

/**
 * Allows the next build to take away what a person confirmed, and nothing else.
 * @param allowed as the lease says; without it nothing is allowed
 */
export async function allowShrink(data: DataFolder, allowed: Shrink | undefined): Promise<void> {
  // The plugin leaves there what it refused.
  await mkdir(data.run, { recursive: true });
  if (!allowed) {
    await rm(allowedFile(data), { force: true });
    return;
  }
  await writeDurably(allowedFile(data), JSON.stringify(allowed));
}

import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { exists } from '../exists';
import { UserError } from '../UserError';
import { writeDurably } from '../site/writeDurably';
import { drawPictures } from './drawPictures';
import type { Installation } from './installation';
import { runPocketBase } from './runPocketBase';

export interface SeedPlace {
  /** Marker: this database had content once. */
  marker: string;
  /** Where drawn pictures are kept. */
  pictures: string;
}

/**
 * Gives an empty database the starting content, once in its life: who deletes everything wants it deleted.
 * @param installation the migrated PocketBase
 * @param place where the marker and the pictures are
 * @param wanted whether to seed at all
 * @param onProgress called after each picture drawn
 * @returns what was done, in words
 */
export async function seedDatabase(
  installation: Installation,
  place: SeedPlace,
  wanted: boolean,
  onProgress?: (done: number, total: number) => void,
): Promise<string> {
  if (await exists(place.marker)) return 'kept as it is';
  if ((await countContent(installation)) === 0) {
    if (!wanted) return 'left empty';
    const pictures = await drawPictures(installation.root, place.pictures, onProgress);
    const written = await writeSeed(installation, path.join(installation.root, 'pocketbase/seed'), pictures);
    await markSeeded(place.marker);
    return `${written} records`;
  }
  await markSeeded(place.marker);
  return 'kept as it is';
}

/** Writes a seed; PocketBase refuses where there is content. */
export async function writeSeed(installation: Installation, folder: string, pictures: string): Promise<number> {
  const output = await runPocketBase(
    installation,
    ['seed', folder, pictures],
    'The starting content cannot be written.',
  );
  return readCount(output);
}

async function countContent(installation: Installation): Promise<number> {
  return readCount(await runPocketBase(installation, ['count-content'], 'The content cannot be counted.'));
}

function readCount(output: string): number {
  const count = /content records: (\d+)/.exec(output)?.[1];
  if (count === undefined) throw new UserError('PocketBase did not say how much content there is.', output);
  return Number(count);
}

async function markSeeded(marker: string): Promise<void> {
  await mkdir(path.dirname(marker), { recursive: true });
  await writeDurably(marker, `${JSON.stringify({ at: new Date().toISOString() })}\n`);
}

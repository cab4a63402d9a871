import { rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate as breathe } from 'node:timers/promises';
import type { DataFolder } from '../dataFolder';
import { currentId } from '../site/releases';
import { Draft } from './Draft';
import { entriesOf, MANIFEST, type PublishedFile, readManifest } from '../site/manifest';

/** Files that are linked before others may go on: some milliseconds, for a build asks for a turn many times. */
export const AT_ONCE = 20;

/** The release that was removed last: most of its files are those of the next one. */
export const discarded = (data: DataFolder): string => path.join(data.releases, 'discarded.tmp');

/** A folder with the files of the current release, from which the next draft begins. */
export const prepared = (data: DataFolder): string => path.join(data.releases, 'prepared.tmp');

/**
 * Makes the folder from which the next release will begin, while nobody waits: linking ten thousand pages takes seconds, and
 * an edit changes two. Without it the next publication links them itself.
 */
export async function prepareNext(data: DataFolder): Promise<void> {
  const id = await currentId(data);
  const source = id && path.join(data.releases, id);
  const manifest = source && (await readManifest(source));
  if (!source || !manifest) return;
  const place = prepared(data);
  const draft = await Draft.open(`${place}.tmp`, await firstThere(place, discarded(data)));
  const taken: Record<string, PublishedFile> = {};
  for (const [index, entry] of entriesOf(manifest).entries()) {
    // A file that was cut short must not go on from release to release.
    const file = draft.take(entry, { folder: source, entry }, true);
    if (file) taken[entry.file] = file;
    if (index % AT_ONCE === 0) await breathe();
  }
  draft.sweep();
  await rm(discarded(data), { recursive: true, force: true });
  // Last, for it says that the rest is there.
  await writeFile(path.join(draft.folder, MANIFEST), JSON.stringify({ files: taken, notFound: [] }));
  await rename(draft.folder, place);
}

async function firstThere(...folders: string[]): Promise<string | undefined> {
  for (const folder of folders) if (await readManifest(folder)) return folder;
  return undefined;
}

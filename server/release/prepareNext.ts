import { rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate as breathe } from 'node:timers/promises';
import type { DataFolder } from '../dataFolder';
import { currentId } from '../site/releases';
import { Draft } from './Draft';
import { entriesOf, keepManifest, type Manifest, MANIFEST, type PublishedFile, readManifest } from '../site/manifest';

/** Files that are linked at a time: some milliseconds, because a running build needs the event loop often. */
export const AT_ONCE = 20;

/** The release that was removed last: the next release has most of its files. */
export const discarded = (data: DataFolder): string => path.join(data.releases, 'discarded.tmp');

/** A folder with the files of the current release, with which the next draft starts. */
export const prepared = (data: DataFolder): string => path.join(data.releases, 'prepared.tmp');

/**
 * Prepares the folder of the next release in advance: linking ten thousand pages takes seconds, and an edit changes two. Without
 * it the next publication links them itself.
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
    const file = draft.take(entry, { folder: source, entry }, true);
    if (file) taken[entry.file] = file;
    if (index % AT_ONCE === 0) await breathe();
  }
  draft.sweep();
  await rm(discarded(data), { recursive: true, force: true });
  const files: Pick<Manifest, 'files' | 'notFound'> = { files: taken, notFound: [] };
  // Last, because it marks the folder as complete.
  await writeFile(path.join(draft.folder, MANIFEST), JSON.stringify(files));
  await rename(draft.folder, place);
  // The next draft needs the files only. To read them again would take 0.1 s of an edit at 5,000 articles.
  await keepManifest(place, files as Manifest).catch(() => undefined);
}

async function firstThere(...folders: string[]): Promise<string | undefined> {
  for (const folder of folders) if (await readManifest(folder)) return folder;
  return undefined;
}

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
  const draft = await Draft.open(`${place}.tmp`, await chooseBase(data, manifest));
  const taken: Record<string, PublishedFile> = {};
  for (const [index, entry] of entriesOf(manifest).entries()) {
    const file = draft.take(entry, { folder: source, entry }, true);
    if (file) taken[entry.file] = file;
    if (index % AT_ONCE === 0) await breathe();
  }
  draft.sweep();
  await removeDiscarded(data);
  const files: Pick<Manifest, 'files' | 'notFound'> = { files: taken, notFound: [] };
  // Last, because it marks the folder as complete.
  await writeFile(path.join(draft.folder, MANIFEST), JSON.stringify(files));
  await rename(draft.folder, place);
  // The next draft needs the files only. To read them again would take 0.1 s of an edit at 5,000 articles.
  await keepManifest(place, files as Manifest).catch(() => undefined);
}

/** The folder to start from: of an unused preparation, or the discarded release if it has most of the live one's files. */
async function chooseBase(data: DataFolder, live: Manifest): Promise<string | undefined> {
  if (await readManifest(prepared(data))) return prepared(data);
  const old = await readManifest(discarded(data));
  return old && sharesMost(old, live) ? discarded(data) : undefined;
}

/** A release of other code shares hardly any file. To exchange them all takes four times as long as new links: 13 s of 5,000 articles. */
function sharesMost(old: Manifest, live: Manifest): boolean {
  const files = Object.entries(live.files);
  return files.filter(([path, { etag }]) => old.files[path]?.etag === etag).length > files.length / 2;
}

/** Removes the discarded release, if it was not the base, without the caller's waiting; a start removes what a kill leaves of it. */
async function removeDiscarded(data: DataFolder): Promise<void> {
  // With another name: the next release that is discarded takes this one.
  const place = path.join(data.releases, `removed-${Date.now()}.tmp`);
  const isThere = await rename(discarded(data), place).then(
    () => true,
    () => false,
  );
  if (isThere) void rm(place, { recursive: true, force: true }).catch(() => undefined);
}

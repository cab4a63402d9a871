import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import path from 'node:path';
import { setImmediate as breathe } from 'node:timers/promises';
import type { DataFolder } from '../dataFolder';
import type { PublishedFile } from '../site/manifest';
import { UserError } from '../UserError';
import { Draft, type Source } from './Draft';
import type { EarlyCopies } from './copies/EarlyCopies';
import type { Previous } from './history/previousReleases';
import { AT_ONCE, prepared } from './prepareNext';
import { describe } from './surveyOutput';

/** Open tabs and saved pages find the scripts and images of their release this long. */
const KEEP_DAYS = 30;

/**
 * The hashed files of earlier releases that the new release lacks. They are linked: only a file that no release contains any more
 * needs disk space of its own.
 * @param published the files of the new release
 * @param now time of the new release
 * @param previous the live release, and the newest one if that is another
 */
function keepOldHashedFiles(
  published: readonly PublishedFile[],
  now: Date,
  previous: readonly Previous[],
): { entry: PublishedFile; source: Source }[] {
  const present = new Set(published.map(({ file }) => file));
  const until = new Date(now.getTime() + KEEP_DAYS * 86_400_000).toISOString();
  const carried: { entry: PublishedFile; source: Source }[] = [];
  for (const { folder, files } of previous) {
    for (const old of files) {
      if (old.cache !== 'immutable' || present.has(old.file)) continue;
      // The days count from the last release that was built with the file.
      if (old.until !== undefined && old.until <= now.toISOString()) continue;
      present.add(old.file);
      carried.push({ entry: { ...old, until: old.until ?? until }, source: { folder, entry: old } });
    }
  }
  return carried;
}

/** The file that open tabs poll for a new release (src/runtime/updates/startUpdates.ts). */
const LATEST = 'builds/latest.json';

/**
 * The content of builds/latest.json: the build's version with the release's id and time.
 * @param output Gatsby's `public`
 * @param id of the release
 * @param time of the release
 */
async function latestBuild(output: string, id: string, time: string): Promise<Buffer> {
  const build: unknown = JSON.parse(await readFile(path.join(output, LATEST), 'utf8').catch(() => 'null'));
  const version = (build as { version?: unknown } | null)?.version;
  if (typeof version !== 'string') throw new UserError(`${LATEST} of the build must hold "version".`);
  return Buffer.from(`${JSON.stringify({ id, version, time })}\n`);
}

interface Filling {
  data: DataFolder;
  /** The new release's folder, with its name until it is complete. */
  draft: string;
  output: string;
  /** The build's files. */
  files: readonly PublishedFile[];
  previous: readonly Previous[];
  /** Finds a file with the same content in them. */
  sourceOf: (entry: PublishedFile) => Source | undefined;
  copies: EarlyCopies;
  /** Id of the new release. */
  id: string;
  now: Date;
  onProgress?: (done: number, total: number) => void;
}

/**
 * Fills the folder of a release: known files are linked, new files are written and compressed.
 * @returns all files of the release
 */
export async function fillDraft(filling: Filling): Promise<PublishedFile[]> {
  const { data, output, files, previous, sourceOf, copies, id, now, onProgress = () => {} } = filling;
  const draft = await Draft.open(filling.draft, prepared(data));
  const filled: PublishedFile[] = [];
  const fresh: PublishedFile[] = [];
  const built = files.filter(({ file }) => file !== LATEST);
  for (const [index, entry] of built.entries()) {
    const taken = draft.take(entry, sourceOf(entry));
    if (taken) filled.push(taken);
    else fresh.push(entry);
    if (index % AT_ONCE === 0) await breathe();
  }
  for (const { entry, source } of keepOldHashedFiles(files, now, previous)) {
    const taken = draft.take(entry, source);
    if (taken) filled.push(taken);
  }
  draft.sweep();

  const waiting = fresh.values();
  let done = 0;
  let isFailed = false;
  const work = async () => {
    for (const entry of waiting) {
      // The folder is removed after the first error.
      if (isFailed) return;
      const content = readUnchanged(output, entry);
      filled.push(draft.write(entry, content, await copies.of(entry, content)));
      onProgress(++done, fresh.length);
      // Images are not compressed, and written without a pause.
      if (done % AT_ONCE === 0) await breathe();
    }
  };
  // All workers share one iterator; more workers would only keep more files in memory.
  const workers = Array.from({ length: Math.max(4, cpus().length) }, () =>
    work().catch((error: unknown) => {
      isFailed = true;
      throw error;
    }),
  );
  const failed = (await Promise.allSettled(workers)).find((worker) => worker.status === 'rejected');
  if (failed) throw failed.reason;
  const latest = await latestBuild(output, id, now.toISOString());
  const entry = describe(LATEST, latest);
  filled.push(draft.write(entry, latest, await copies.of(entry, latest)));
  await draft.flush();
  return filled;
}

/** Reads a file. @throws UserError if it changed since the gate checked it */
function readUnchanged(output: string, { file, etag }: PublishedFile): Buffer {
  const content = readFileSync(path.join(output, file));
  if (describe(file, content).etag === etag) return content;
  throw new UserError(`${file} was changed while it was being published. The last good release stays; start again.`);
}

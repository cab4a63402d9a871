import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { DataFolder } from '../dataFolder';
import { passGate } from '../gate/passGate';
import type { Warning } from '../site/Violation';
import { writeHostRules } from '../hosts/writeHostRules';
import { TransientError } from '../UserError';
import { splitFilesAndErrorPages, isServed } from './splitFilesAndErrorPages';
import { checkRequired, compilationHash } from '../site/checkOutput';
import { currentId, INFO, nextReleaseTime, releaseId, releaseIds, type ReleaseInfo } from '../site/releases';
import { EarlyCopies } from './copies/EarlyCopies';
import { fillDraft } from './fillDraft';
import {
  changedPages,
  CHANGES,
  changesSince,
  type Fingerprint,
  keepManifest,
  type Manifest,
  MANIFEST,
} from '../site/manifest';
import { type PublishCache, readPublishCache, reliableStamps, writePublishCache } from './PublishCache';
import { previousReleases, removeOldReleases, sourceFinder } from './history/previousReleases';
import { readSiteFile } from '../site/readSiteFile';
import { scanOutput } from './scanOutput';
import { surveyOutput } from './surveyOutput';
import { swapCurrent } from './goLive';
import { syncToDisk, writeDurably } from '../site/files';

export interface PublishOptions {
  /** Describes the release's purpose. */
  cause?: string;
  /** A site may lose any number of pages. */
  allowFewerPages?: boolean;
  /** URL paths of pages that may go. */
  allowedToGo?: readonly string[];
  /** A preview: published without the gate; one earlier preview is kept. */
  preview?: boolean;
  /** Called after each new file. */
  onProgress?: (done: number, total: number) => void;
  /** Called immediately before the link moves; it throws if another publisher may publish now. */
  mayPublish?: () => Promise<void>;
}

export interface Published {
  manifest: Manifest;
  /** URL paths of new, changed and removed pages. */
  changed: string[];
  pages: number;
  /** Non-blocking problems of the release. */
  warning: Warning;
  /** Milliseconds of each part. */
  parts: { check: number; copy: number; swap: number };
}

/**
 * Publishes a build's output as the live release, if it passes the gate. Visitors see either the whole old release or the whole
 * new one. Unchanged files are neither read nor parsed nor linked again.
 * @param output Gatsby's `public`
 * @param fingerprint of the build
 */
export async function publishRelease(
  output: string,
  data: DataFolder,
  fingerprint: Fingerprint,
  options: PublishOptions = {},
): Promise<Published> {
  const lap = stopwatch();
  const scannedAt = Date.now();
  const scanned = await scanOutput(output).catch(() => new Map<string, never>());
  checkRequired((file) => scanned.has(file));
  const site = await readSiteFile(output);
  const setting = { siteUrl: site.siteUrl, backend: site.backend };
  const cache = await readCacheOf(data, output, JSON.stringify(setting));
  const previous = await previousReleases(data, cache?.release);
  const made = previous.find(({ manifest }) => manifest.id === cache?.release);
  const sourceOf = sourceFinder(previous);
  const copies = new EarlyCopies((entry) => sourceOf(entry) !== undefined);
  const { files, pages, controls } = await surveyOutput({
    output,
    scanned,
    setting,
    copies,
    isListed: (address) => Object.hasOwn(site.pages, address),
    ...(made && { cache }),
    known: new Map(made?.files.map((entry) => [entry.file, entry])),
  });
  const liveId = await currentId(data);
  const live = previous.find(({ manifest }) => manifest.id === liveId);
  const facts = new Map([...pages].map(([address, page]) => [address, page.facts]));
  const compilation = await compilationHash(output);
  const { allowFewerPages = false, allowedToGo = [] } = options;
  // A preview's strip claims that drafts are shown.
  if (options.preview && !site.preview) throw new Error('The preview was built without drafts.');
  const warning = options.preview
    ? { words: '' }
    : passGate({ site, files, facts, compilation, controls, live: live?.manifest, allowFewerPages, allowedToGo });
  const check = lap();

  const now = nextReleaseTime(await releaseIds(data));
  const createdAt = now.toISOString();
  const id = releaseId(now);
  const folder = path.join(data.releases, id);
  const draft = `${folder}.tmp`;
  try {
    const served = files.filter((file) => isServed(file, site));
    const { onProgress } = options;
    const sources = { output, previous, sourceOf, copies };
    const filled = await fillDraft({ ...sources, data, draft, files: served, id, now, onProgress });
    const manifest: Manifest = {
      id,
      createdAt,
      fingerprint,
      pages: facts.size,
      ...splitFilesAndErrorPages(filled, site),
    };
    const changes = changesSince(live?.manifest, manifest);
    const changed = changedPages(live?.manifest, changes);
    const counts = { pages: facts.size, changed: changed.length };
    if (live) await writeDurably(path.join(draft, CHANGES), JSON.stringify(changes));
    await seal(draft, manifest, { id, createdAt, fingerprint, cause: options.cause ?? '', ...counts });
    const copy = lap();
    await options.mayPublish?.();
    await rename(draft, folder);
    await swapCurrent(data, id);
    const swap = lap();
    const stamps = reliableStamps(scanned, scannedAt);
    await settle(data, manifest, { release: id, output, setting: JSON.stringify(setting), stamps, pages }, options);
    return { manifest, changed, pages: facts.size, warning, parts: { check, copy, swap } };
  } catch (error) {
    // The folder has its final name, but the link was not moved: it must not count as a release.
    if ((await currentId(data)) !== id) await rename(folder, draft).catch(() => undefined);
    // The next builder removes what is left of it.
    await rm(draft, { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined);
    throw explain(error);
  }
}

/** Writes the release's description; the manifest last, because without it the folder is no release. */
async function seal(draft: string, manifest: Manifest, info: ReleaseInfo): Promise<void> {
  await writeDurably(path.join(draft, 'id'), manifest.id);
  await writeDurably(path.join(draft, INFO), JSON.stringify(info));
  await writeHostRules(draft, manifest);
  await writeDurably(path.join(draft, MANIFEST), JSON.stringify(manifest));
  await syncToDisk(draft);
}

/** Runs after the release went live: failures only make the next publication slower. */
async function settle(
  data: DataFolder,
  manifest: Manifest,
  cache: PublishCache,
  { preview }: PublishOptions,
): Promise<void> {
  await keepManifest(path.join(data.releases, manifest.id), manifest).catch(() => undefined);
  await writePublishCache(data.publishCache, cache).catch(() => undefined);
  const kept = preview ? { least: 2, most: 2 } : undefined;
  await removeOldReleases(data, undefined, kept).catch(() => undefined);
}

/** Reads the cache of this output; another output's, or one with another setting, cannot be used. */
async function readCacheOf(data: DataFolder, output: string, setting: string): Promise<PublishCache | undefined> {
  const cache = await readPublishCache(data.publishCache);
  return cache?.output === output && cache.setting === setting ? cache : undefined;
}

function explain(error: unknown): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code !== 'ENOSPC' && code !== 'EDQUOT') return error;
  return new TransientError('The disk is full: the new release is not published, the last one stays.');
}

/** Milliseconds since the last call. */
function stopwatch(): () => number {
  let last = performance.now();
  return () => {
    const before = last;
    last = performance.now();
    return Math.round(last - before);
  };
}

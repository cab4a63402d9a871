import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { DataFolder } from '../dataFolder';
import { passGate } from '../gate/passGate';
import type { Warning } from '../site/Violation';
import { writeHostRules } from '../hosts/writeHostRules';
import { TransientError } from '../UserError';
import { splitFilesAndErrorPages, isServed } from './splitFilesAndErrorPages';
import { changedPages } from '../site/changedPages';
import { checkRequired, compilationHash } from '../site/checkOutput';
import { currentId, nextReleaseTime, releaseId, releaseIds } from '../site/releases';
import { fillDraft } from './fillDraft';
import { type Fingerprint, keepManifest, type Manifest, MANIFEST } from '../site/manifest';
import { type PublishCache, recall, reliableStamps, remember } from './PublishCache';
import { previousReleases } from './history/previousReleases';
import { readSiteFile, type SiteFile } from '../site/readSiteFile';
import { INFO, type ReleaseInfo } from '../site/ReleaseInfo';
import { removeOldReleases } from './history/removeOldReleases';
import { scanOutput } from './scanOutput';
import { surveyOutput } from './surveyOutput';
import { swapCurrent } from './swapCurrent';
import { syncFolder, writeDurably } from '../site/files';

export interface PublishOptions {
  /** Describes the release's purpose. */
  cause?: string;
  /** A site may lose any number of pages. */
  allowFewerPages?: boolean;
  /** Addresses of pages that may go, however many. */
  allowedToGo?: readonly string[];
  /** A preview: shown as it is, with whatever the gate would find, to who opened a link; one before it is kept. */
  preview?: boolean;
  /** Called after each file that is new. */
  onProgress?: (done: number, total: number) => void;
  /** Called immediately before visitors are sent to the release; it throws where another may publish now. */
  mayPublish?: () => Promise<void>;
}

export interface Published {
  manifest: Manifest;
  /** Addresses whose page is new, another or gone. */
  changed: string[];
  pages: number;
  /** Non-blocking problems of the release. */
  warning: Warning;
  /** How long it took, in ms. */
  parts: { check: number; copy: number; swap: number };
}

/**
 * Makes a build's output the release that visitors see, if it passes the gate. Visitors see either the whole old release or the
 * whole new one. Unchanged files are neither read nor parsed nor linked again.
 * @param output Gatsby's `public`
 * @param data the data folder
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
  const memory = await recallFor(data, output, JSON.stringify(setting));
  const previous = await previousReleases(data, memory?.release);
  const made = previous.find(({ manifest }) => manifest.id === memory?.release);
  const { files, pages, controls } = await surveyOutput({
    output,
    scanned,
    setting,
    isListed: (address) => Object.hasOwn(site.pages, address),
    ...(made && { memory }),
    known: new Map(made?.files.map((entry) => [entry.file, entry])),
  });
  const liveId = await currentId(data);
  const live = previous.find(({ manifest }) => manifest.id === liveId);
  const facts = new Map([...pages].map(([address, page]) => [address, page.facts]));
  const compilation = await compilationHash(output);
  const { allowFewerPages = false, allowedToGo = [] } = options;
  if (options.preview) mustShowDrafts(site);
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
    const filled = await fillDraft({ data, draft, output, files: served, previous, id, now, onProgress });
    const manifest: Manifest = {
      id,
      createdAt,
      fingerprint,
      pages: facts.size,
      ...splitFilesAndErrorPages(filled, site),
    };
    const changed = changedPages(live?.manifest, manifest);
    const counts = { pages: facts.size, changed: changed.length };
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
    // Not the link, though the release was in its place: it is none.
    if ((await currentId(data)) !== id) await rename(folder, draft).catch(() => undefined);
    await rm(draft, { recursive: true, force: true });
    throw inWords(error);
  }
}

/** Says what the release is; its manifest comes last, for without it the folder is no release. */
async function seal(draft: string, manifest: Manifest, info: ReleaseInfo): Promise<void> {
  await writeDurably(path.join(draft, 'id'), manifest.id);
  await writeDurably(path.join(draft, INFO), JSON.stringify(info));
  await writeHostRules(draft, manifest);
  await writeDurably(path.join(draft, MANIFEST), JSON.stringify(manifest));
  await syncFolder(draft);
}

/** The release is live: what fails from here on makes the next publication slower, and no more. */
async function settle(
  data: DataFolder,
  manifest: Manifest,
  memory: PublishCache,
  { preview }: PublishOptions,
): Promise<void> {
  await keepManifest(path.join(data.releases, manifest.id), manifest).catch(() => undefined);
  await remember(data.memory, memory).catch(() => undefined);
  const kept = preview ? { least: 2, most: 2 } : undefined;
  await removeOldReleases(data, undefined, kept).catch(() => undefined);
}

/** Refuses a preview without drafts: the published site would be shown under a strip that says otherwise. */
function mustShowDrafts({ preview }: SiteFile): void {
  if (!preview) throw new Error('The preview was built without drafts.');
}

/** Reads what is known of this output; another's, or what was read otherwise, is of no use. */
async function recallFor(data: DataFolder, output: string, setting: string): Promise<PublishCache | undefined> {
  const memory = await recall(data.memory);
  return memory?.output === output && memory.setting === setting ? memory : undefined;
}

function inWords(error: unknown): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code !== 'ENOSPC' && code !== 'EDQUOT') return error;
  return new TransientError('The disk is full: the new release is not published, the last one stays.');
}

/** Milliseconds since it was last asked. */
function stopwatch(): () => number {
  let last = performance.now();
  return () => {
    const before = last;
    last = performance.now();
    return Math.round(last - before);
  };
}

import { cpus } from 'node:os';
import { mkdir, open, readlink, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { DataFolder } from '../dataFolder';
import { Problem } from '../Problem';
import { checkOutput } from './checkOutput';
import { isPublished, publicPath } from './classify';
import { listFiles } from './listFiles';
import { type Fingerprint, type Manifest, type PublishedFile, readManifest } from './manifest';
import { type Previous, publishFile, writeDurably } from './publishFile';
import { readSiteFile, type SiteFile } from './readSiteFile';
import { removeOldReleases, swapCurrent } from './currentRelease';

/**
 * Makes a build's output the release that visitors see. They see the old one whole, then the new one whole.
 * @param output Gatsby's `public`
 * @param data the data folder
 * @param fingerprint what the build was made of
 * @param onProgress called after each file
 */
export async function publishRelease(
  output: string,
  data: DataFolder,
  fingerprint: Fingerprint,
  onProgress: (done: number, total: number) => void = () => {},
): Promise<Manifest> {
  const all = await listFiles(output).catch(() => [] as string[]);
  await checkOutput(output, all);
  const site = await readSiteFile(output);

  const createdAt = new Date().toISOString();
  const id = createdAt.replace(/[:.]/g, '-');
  const draft = path.join(data.releases, `${id}.tmp`);
  await mkdir(draft, { recursive: true });
  try {
    const files = await publishFiles(output, draft, all.filter(isPublished), await previousRelease(data), onProgress);
    const manifest = { id, createdAt, fingerprint, ...arrange(files, site) };
    await writeDurably(path.join(draft, 'id'), id);
    await writeDurably(path.join(draft, 'manifest.json'), JSON.stringify(manifest));
    await syncFolder(draft);
    await rename(draft, path.join(data.releases, id));
    await swapCurrent(data, id);
    await removeOldReleases(data);
    return manifest;
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    throw new Problem('The disk is full: the new release is not published, the last one stays.');
  }
}

/** Files by address, and the not-found pages apart: asked for by name they are misses as well. */
function arrange(published: PublishedFile[], site: SiteFile): Pick<Manifest, 'files' | 'notFound' | 'redirects'> {
  const byFile = new Map(published.map((entry) => [entry.file, entry]));
  const notFound = site.notFound.map(({ prefix, file }) => {
    const entry = byFile.get(file.replace(/^\//, ''));
    if (!entry) throw new Problem(`The build names ${file} as a not-found page but did not write it.`);
    return { prefix, file: entry };
  });
  const isMiss = ({ file }: PublishedFile) =>
    /(^|\/)404(\.html|\/index\.html)$/.test(file) || notFound.some((miss) => miss.file.file === file);
  const files = Object.fromEntries(
    published.filter((entry) => !isMiss(entry)).map((entry) => [publicPath(entry.file), entry]),
  );
  return { files, notFound, redirects: site.redirects };
}

async function publishFiles(
  output: string,
  draft: string,
  files: string[],
  previous: Previous | undefined,
  onProgress: (done: number, total: number) => void,
): Promise<PublishedFile[]> {
  const published: PublishedFile[] = [];
  const waiting = files.values();
  const work = async () => {
    for (const file of waiting) {
      published.push(await publishFile(path.join(output, file), draft, file, previous));
      onProgress(published.length, files.length);
    }
  };
  // All workers draw from one iterator; more than a few would only hold more files in memory.
  await Promise.all(Array.from({ length: Math.max(4, cpus().length) }, work));
  return published;
}

async function previousRelease(data: DataFolder): Promise<Previous | undefined> {
  const target = await readlink(data.current).catch(() => undefined);
  if (!target) return undefined;
  const folder = path.resolve(path.dirname(data.current), target);
  const manifest = await readManifest(folder);
  if (!manifest) return undefined;
  const entries = [...Object.values(manifest.files), ...manifest.notFound.map(({ file }) => file)];
  return { folder, byContent: new Map(entries.map((entry) => [`${entry.etag} ${entry.type}`, entry])) };
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

import { createHash } from 'node:crypto';
import { lstatSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate as breathe } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { hasLength, isWhole, suffixesOf } from './Draft';
import { entriesOf, type Manifest, MANIFEST, type PublishedFile, readManifest } from '../site/manifest';
import { AT_ONCE } from './prepareNext';
import { access } from 'node:fs/promises';

/** Up to this size every file is read, in a fraction of a second; of a larger release only files changed after its manifest. */
const READ_ALL = 50_000_000;

/**
 * Compares a release with its manifest: the existence, length and content of each file.
 * @param folder of the release
 * @returns missing and changed files
 */
export async function verifyRelease(folder: string, manifest: Manifest): Promise<string[]> {
  const entries = entriesOf(manifest);
  const bytes = entries.reduce((sum, { size }) => sum + size, 0);
  const sealedAt = lstatSync(path.join(folder, MANIFEST)).mtimeMs;
  const damaged: string[] = [];
  for (const [index, entry] of entries.entries()) {
    const isSound = suffixesOf(entry).every((suffix) => {
      const file = path.join(folder, entry.file + suffix);
      const found = lstatSync(file, { throwIfNoEntry: false });
      if (!found || !hasLength(found.size, suffix, entry)) return false;
      const isSuspect = (bytes <= READ_ALL && !suffix) || found.mtimeMs > sealedAt;
      return !isSuspect || hasContent(file, suffix, entry);
    });
    if (!isSound) damaged.push(entry.file);
    if (index % AT_ONCE === 0) await breathe();
  }
  return damaged;
}

const DECODE: Readonly<Record<string, (content: Buffer) => Buffer>> = {
  '.br': brotliDecompressSync,
  '.gz': gunzipSync,
};

function hasContent(file: string, suffix: string, { etag }: PublishedFile): boolean {
  try {
    const content = readFileSync(file);
    const decoded = DECODE[suffix]?.(content) ?? content;
    return createHash('sha256').update(decoded).digest('hex').startsWith(etag);
  } catch {
    return false;
  }
}

/**
 * Whether a release can be served.
 * @param folder of the release, or a link to it
 * @param depth `quick` checks its id and its manifest; `files` also each file and its length
 */
export async function isServable(folder: string, depth: 'quick' | 'files'): Promise<boolean> {
  try {
    await Promise.all(['id', MANIFEST].map((name) => access(path.join(folder, name))));
  } catch {
    return false;
  }
  if (depth === 'quick') return true;
  const manifest = await readManifest(folder);
  if (!manifest) return false;
  for (const [index, entry] of entriesOf(manifest).entries()) {
    if (!isWhole(folder, entry)) return false;
    if (index % AT_ONCE === 0) await breathe();
  }
  return true;
}

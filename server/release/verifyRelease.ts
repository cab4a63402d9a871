import { createHash } from 'node:crypto';
import { lstatSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate as breathe } from 'node:timers/promises';
import { gunzipSync, brotliDecompressSync } from 'node:zlib';
import { hasLength, suffixesOf } from './Draft';
import { entriesOf, type Manifest, MANIFEST, type PublishedFile } from '../site/manifest';
import { AT_ONCE } from './prepareNext';

/** Up to so many bytes every file is read: a fraction of a second. Of more only what was touched after the release was made. */
const READ_ALL = 50_000_000;

/**
 * Looks whether a release still is what its manifest says: each file there and as long as it was, and its content the same.
 * @param folder the release's
 * @returns files that are missing or another
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

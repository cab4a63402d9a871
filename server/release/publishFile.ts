import { createHash } from 'node:crypto';
import { link, mkdir, open, readFile } from 'node:fs/promises';
import path from 'node:path';
import { contentType, isImmutable, isText } from './classify';
import { compress } from './compress';
import type { PublishedFile } from './manifest';

/** The release before, by content: what did not change is linked, not written and compressed again. */
export interface Previous {
  folder: string;
  byContent: ReadonlyMap<string, PublishedFile>;
}

/**
 * Puts one file of a build, and its compressed copies, into a release.
 * @param source the build's file
 * @param folder the release's folder
 * @param file path of the file in both
 */
export async function publishFile(
  source: string,
  folder: string,
  file: string,
  previous?: Previous,
): Promise<PublishedFile> {
  const content = await readFile(source);
  const etag = createHash('sha256').update(content).digest('hex').slice(0, 32);
  const target = path.join(folder, file);
  await mkdir(path.dirname(target), { recursive: true });
  const entry: PublishedFile = {
    file,
    type: contentType(file),
    etag,
    cache: isImmutable(file) ? 'immutable' : 'revalidate',
    size: content.length,
  };

  const old = previous?.byContent.get(`${etag} ${entry.type}`);
  if (previous && old && (await linkCopies(path.join(previous.folder, old.file), target, old))) {
    return { ...entry, br: old.br, gz: old.gz };
  }
  await writeDurably(target, content);
  const { br, gz } = isText(file) ? await compress(content, entry.cache === 'immutable') : {};
  if (br) await writeDurably(`${target}.br`, br);
  if (gz) await writeDurably(`${target}.gz`, gz);
  return { ...entry, br: br && true, gz: gz && true };
}

async function linkCopies(from: string, to: string, copies: { br?: boolean; gz?: boolean }): Promise<boolean> {
  const suffixes = ['', ...(copies.br ? ['.br'] : []), ...(copies.gz ? ['.gz'] : [])];
  try {
    for (const suffix of suffixes) await link(from + suffix, to + suffix);
    return true;
  } catch {
    // Too many links, or a file system without them: written anew, over what is there.
    return false;
  }
}

/** Writes a file that is on the disk, not only on its way there, when this returns. */
export async function writeDurably(file: string, content: Buffer | string): Promise<void> {
  const handle = await open(file, 'w');
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

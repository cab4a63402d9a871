import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '../../server/site/files';

/**
 * Files that may differ between two builds of the same content: the time of the build; pictures of deleted records, which stay
 * until the cache is deleted; files for tools, which are never published; and Gatsby's own scripts, which no page of this site
 * has: they contain webpack's own hash, which depends on its cache (StableHashPlugin).
 */
const UNEQUAL =
  /^(builds\/latest\.json|static\/|webpack\.stats\.json|_gatsby\/slices\/_gatsby-scripts-1\.html|.*\.map$)/;

/** Digest of each file of a build's output that any other build of the same content must make byte for byte. */
export async function outputOf(folder: string): Promise<Map<string, string>> {
  const files = (await listFiles(folder)).filter((file) => !UNEQUAL.test(file));
  const digests = files.map(async (file) => {
    const content = await readFile(join(folder, file));
    return [file, createHash('sha256').update(content).digest('hex')] as const;
  });
  return new Map(await Promise.all(digests));
}

/** Reads all texts of a build that visitors can get, with their paths in its folder. */
export async function textsOf(folder: string): Promise<{ file: string; text: string }[]> {
  // site.json is for the server only: by it no page with PocketBase's address passes the gate.
  const files = (await listFiles(folder)).filter(
    (file) => file !== 'site.json' && /\.(html|json|js|css|map|txt|xml)$|(^|\/)_[^/]*$/.test(file),
  );
  return Promise.all(files.map(async (file) => ({ file, text: await readFile(join(folder, file), 'utf8') })));
}

/** The paths of all pages of a build whose HTML contains a word, sorted. */
export async function pagesWith(folder: string, word: string): Promise<string[]> {
  const texts = await textsOf(folder);
  const pages = texts.filter(({ file, text }) => file.endsWith('index.html') && text.includes(word));
  return pages.map(({ file }) => `/${file.slice(0, -'index.html'.length)}`).sort();
}

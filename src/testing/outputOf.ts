import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '../../server/site/files';

/**
 * Of what one build made once, and another, from the same content, need not have or has otherwise: the time of the build;
 * pictures of records that are gone, which stay until the cache goes; what tools read, never published; and Gatsby's own
 * scripts, which no page of this site has: they name webpack's own hash, which is another with its cache (StableHashPlugin).
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

import { readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { keptParts, partOf, partsIn } from './keepSitemap';

/**
 * Finishes the files that gatsby-plugin-sitemap has just written. Its index is renamed to `sitemap.xml`, and parts that it no
 * longer names are removed: with fewer pages there are fewer of them, and the output of a warm build has those of the build
 * before. If the sitemap of the build before was kept, with corrected dates, it takes the place of the plugin's.
 * @param publicDir the build's output
 */
export async function finishSitemap(publicDir: string): Promise<void> {
  const written = join(publicDir, 'sitemap-index.xml');
  const kept = keptParts(publicDir);
  if (kept.length > 0) {
    for (const name of kept) await rename(join(publicDir, name), join(publicDir, partOf(name)));
    return rm(written);
  }
  const file = join(publicDir, 'sitemap.xml');
  await rename(written, file);
  const index = await readFile(file, 'utf8');
  for (const name of partsIn(publicDir)) if (!index.includes(`/${name}<`)) await rm(join(publicDir, name));
}

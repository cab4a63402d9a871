import { readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Renames the index that gatsby-plugin-sitemap has just written to `sitemap.xml`, and removes parts that it no longer names: with
 * fewer pages there are fewer of them, and the output of a warm build has those of the build before.
 * @param publicDir the build's output
 */
export async function finishSitemap(publicDir: string): Promise<void> {
  const file = join(publicDir, 'sitemap.xml');
  await rename(join(publicDir, 'sitemap-index.xml'), file);
  const index = await readFile(file, 'utf8');
  const parts = (await readdir(publicDir)).filter((name) => /^sitemap-\d+\.xml$/.test(name));
  for (const name of parts) if (!index.includes(`/${name}<`)) await rm(join(publicDir, name));
}

import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { keyDigest } from './keyDigest';

/**
 * Removes the public files of a build that belong to no file any more: Gatsby keeps `public` from build to build, so a picture
 * that an editor has removed would stay within reach for as long as its cache lives.
 * @param publicDir Gatsby's `public`
 * @param keys of all files
 */
export async function removeOldFiles(publicDir: string, keys: readonly string[]): Promise<void> {
  const folder = path.join(publicDir, 'static');
  const wanted = new Set(keys.map(keyDigest));
  const names = await readdir(folder).catch((): string[] => []);
  // Only folders of this plugin have such names.
  const old = names.filter((name) => /^[0-9a-f]{32}$/.test(name) && !wanted.has(name));
  for (const name of old) await rm(path.join(folder, name), { recursive: true, force: true });
}

import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Removes Gatsby's cache and output: the next build begins from nothing. */
export async function forgetCache(root: string): Promise<void> {
  await rm(path.join(root, '.cache'), { recursive: true, force: true });
  await rm(path.join(root, 'public'), { recursive: true, force: true });
}

/**
 * Says whose content Gatsby's cache holds, and throws away that of another data folder: a build would take the records
 * of the one for lost records of the other and stop.
 * @param root the project's folder
 * @param owner the data folder
 */
export async function claimCache(root: string, owner: string): Promise<void> {
  const mark = path.join(root, '.tmp/gatsby-cache-of');
  const before = await readFile(mark, 'utf8').catch(() => owner);
  if (before !== owner) await forgetCache(root);
  await mkdir(path.dirname(mark), { recursive: true });
  await writeFile(mark, owner);
}

import { copyFile, link, mkdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { randomUUID } from 'node:crypto';

const exists = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  );

/**
 * Puts a file into the public folder.
 * @param source path of the file
 * @param place path in the public folder
 */
export async function publish(source: string, place: string, publicDir: string): Promise<void> {
  const target = path.join(publicDir, place);
  if (await exists(target)) return;
  await mkdir(path.dirname(target), { recursive: true });
  try {
    // Needs no time and no space, and is atomic.
    await link(source, target);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return;
    await copyWhole(source, target);
  }
}

/** For different file systems, which cannot link. Queries run in parallel: no other one may see an incomplete copy. */
async function copyWhole(source: string, target: string): Promise<void> {
  const draft = `${target}.${randomUUID()}`;
  try {
    await copyFile(source, draft);
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

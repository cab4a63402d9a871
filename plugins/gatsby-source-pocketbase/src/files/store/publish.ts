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
 * @param source where it lies
 * @param place where it goes, seen from the public folder
 */
export async function publish(source: string, place: string, publicDir: string): Promise<void> {
  const target = path.join(publicDir, place);
  if (await exists(target)) return;
  await mkdir(path.dirname(target), { recursive: true });
  try {
    // Takes no time and no space, and shows the whole file or none.
    await link(source, target);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return;
    await copyWhole(source, target);
  }
}

/** Across file systems there are no links. Queries run side by side: nobody may see half a copy. */
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

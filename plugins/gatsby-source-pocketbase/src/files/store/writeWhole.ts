import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, link, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/**
 * Writes a file atomically: other processes read and write the same files, and any of them may be killed.
 * @param drafts folder on the same file system as the target
 * @param write writes the whole file to the path that it gets
 */
export async function writeWhole(
  drafts: string,
  target: string,
  write: (draft: string) => Promise<unknown>,
): Promise<void> {
  await mkdir(drafts, { recursive: true });
  const draft = path.join(drafts, `${randomUUID()}.part`);
  try {
    await write(draft);
    // Only now: until the file is in it, another process may remove the empty folder.
    await mkdir(path.dirname(target), { recursive: true });
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/**
 * Puts a file into the public folder.
 * @param source path of the file
 * @param place path in the public folder
 */
export async function publish(source: string, place: string, publicDir: string): Promise<void> {
  const target = path.join(publicDir, place);
  if (existsSync(target)) return;
  const folder = path.dirname(target);
  await mkdir(folder, { recursive: true });
  try {
    // Needs no time and no space, and is atomic.
    await link(source, target);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return;
    // File systems that cannot link to each other. Queries run in parallel: no other one may see an incomplete copy.
    await writeWhole(folder, target, (draft) => copyFile(source, draft));
  }
}

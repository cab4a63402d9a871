import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';

async function moveTo(target: string, draft: string): Promise<void> {
  try {
    await rename(draft, target);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    await mkdir(path.dirname(target), { recursive: true });
    await rename(draft, target);
  }
}

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
    await moveTo(target, draft);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

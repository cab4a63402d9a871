import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { identify, type ProcessIdentity, stillRuns } from './identity';

/** One Gatsby at a time in a project: `.cache` and `public` are shared. */
export interface BuildLock {
  release(): Promise<void>;
}

/**
 * Takes the lock, also from a process that died with it.
 * @param root the project's folder
 * @returns the lock, or who has it
 */
export async function takeBuildLock(root: string): Promise<BuildLock | { heldBy: ProcessIdentity }> {
  const file = path.join(root, '.tmp/gatsby.lock');
  await mkdir(path.dirname(file), { recursive: true });
  const mine = `${file}.${process.pid}`;
  await writeFile(mine, JSON.stringify(await identify(process.pid)));
  try {
    for (;;) {
      // A link appears with its content, and only if there is none: nobody ever reads half a lock.
      const taken = await link(mine, file).then(
        () => true,
        () => false,
      );
      if (taken) return { release: () => rm(file, { force: true }) };
      const holder = await readHolder(file);
      if (holder && (await stillRuns(holder))) return { heldBy: holder };
      await rename(file, `${mine}.stale`).catch(() => undefined);
    }
  } finally {
    await rm(`${mine}.stale`, { force: true });
    await rm(mine, { force: true });
  }
}

async function readHolder(file: string): Promise<ProcessIdentity | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as ProcessIdentity;
  } catch {
    return undefined;
  }
}

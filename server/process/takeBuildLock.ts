import { link, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readJson } from '../jsonFile';
import { identify, type ProcessIdentity, stillRuns } from './identity';

/** One Gatsby at a time in a project: `.cache` and `public` are shared. */
interface BuildLock {
  release(): Promise<void>;
}

/**
 * Takes the lock, also that of a process that has ended without releasing it.
 * @param root the project's folder
 * @returns the lock, or the process that holds it
 */
export async function takeBuildLock(root: string): Promise<BuildLock | { heldBy: ProcessIdentity }> {
  const file = path.join(root, '.tmp/gatsby.lock');
  await mkdir(path.dirname(file), { recursive: true });
  const mine = `${file}.${process.pid}`;
  await writeFile(mine, JSON.stringify(await identify(process.pid)));
  try {
    for (;;) {
      // A link appears with its whole content, and only if there is no lock yet.
      const taken = await link(mine, file).then(
        () => true,
        () => false,
      );
      if (taken) return { release: () => rm(file, { force: true }) };
      const holder = await readJson<ProcessIdentity>(file);
      if (holder && (await stillRuns(holder))) return { heldBy: holder };
      await rename(file, `${mine}.stale`).catch(() => undefined);
    }
  } finally {
    await rm(`${mine}.stale`, { force: true });
    await rm(mine, { force: true });
  }
}

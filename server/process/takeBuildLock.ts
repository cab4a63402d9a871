import { link, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readJson } from '../jsonFile';
import { identify, type ProcessIdentity, stillRuns } from './identity';

/** One Gatsby at a time in a project: `.cache` and `public` are shared. */
interface BuildLock {
  release(): Promise<void>;
}

/** Of a file system without hard links, such as a shared folder of a virtual machine. */
const LACKS_LINKS = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'];

function isTaken(error: NodeJS.ErrnoException): false {
  if (error.code !== 'EEXIST') throw error;
  return false;
}

/** Removes the lock of a process that has ended, unless another one has taken it since it was read. */
async function removeStale(file: string, aside: string, holder: ProcessIdentity | undefined): Promise<void> {
  await rename(file, aside).catch(() => undefined);
  const moved = await readJson<ProcessIdentity>(aside);
  const isOther = moved && (moved.pid !== holder?.pid || moved.started !== holder.started);
  if (isOther) await link(aside, file).catch(() => undefined);
  await rm(aside, { force: true });
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
  const content = JSON.stringify(await identify(process.pid));
  await writeFile(mine, content);
  try {
    for (;;) {
      // A link appears with its whole content, and only if there is no lock yet.
      const taken = link(mine, file).catch((error: NodeJS.ErrnoException) => {
        if (!LACKS_LINKS.includes(error.code ?? '')) throw error;
        return writeFile(file, content, { flag: 'wx' });
      });
      if (await taken.then(() => true, isTaken)) return { release: () => rm(file, { force: true }) };
      const holder = await readJson<ProcessIdentity>(file);
      if (holder && (await stillRuns(holder))) return { heldBy: holder };
      await removeStale(file, `${mine}.stale`, holder);
    }
  } finally {
    await rm(mine, { force: true });
  }
}

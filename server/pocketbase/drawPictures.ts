import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { UserError } from '../UserError';
import { runCommand } from '../process/runCommand';
import { listFiles } from '../site/listFiles';

const STALE_AFTER_MS = 10 * 60_000;

/**
 * Draws the pictures of the starting content, once for each version of the drawings.
 * @param root the project's folder
 * @param folder where drawn pictures are kept
 * @param onProgress called after each picture
 * @returns the folder that holds them
 */
export async function drawPictures(
  root: string,
  folder: string,
  onProgress: (done: number, total: number) => void = () => {},
): Promise<string> {
  const source = path.join(root, 'pocketbase/seed/pictures');
  const drawn = path.join(folder, await digestOf(source));
  if (await isFolder(drawn)) return drawn;

  await removeStale(folder);
  // Under another name until whole: a killed drawing must not be taken for a finished one.
  const draft = path.join(folder, `draft-${process.pid}`);
  await mkdir(draft, { recursive: true });
  const drawing = await runCommand(path.join(root, 'node_modules/.bin/tsx'), [path.join(source, 'draw.ts'), draft], {
    cwd: root,
    env: process.env,
    onLine: (line) => {
      const [, done, total] = /^(\d+)\/(\d+) /.exec(line) ?? [];
      if (done && total) onProgress(Number(done), Number(total));
    },
  });
  if (drawing.code !== 0)
    throw new UserError('The pictures of the starting content cannot be drawn.', drawing.output.slice(-2000));
  await rename(draft, drawn).catch((error: NodeJS.ErrnoException) => {
    // Another process was quicker with the same pictures.
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
  });
  return drawn;
}

/** Removes older drawings and what a kill left; what is young may be another process's work. */
async function removeStale(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const old = path.join(folder, name);
    if (Date.now() - (await stat(old)).mtimeMs > STALE_AFTER_MS) await rm(old, { recursive: true, force: true });
  }
}

async function digestOf(folder: string): Promise<string> {
  const hash = createHash('sha256');
  for (const file of await listFiles(folder)) hash.update(`${file}\0`).update(await readFile(path.join(folder, file)));
  return hash.digest('hex').slice(0, 16);
}

function isFolder(folder: string): Promise<boolean> {
  return stat(folder).then(
    (found) => found.isDirectory(),
    () => false,
  );
}

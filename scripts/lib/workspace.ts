import { copyFile, mkdir, symlink } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { git } from './run';

/**
 * Copies the project's files into a separate folder, so that a test's build never meets that of a running site.
 * Packages are linked, caches and data are not copied.
 */
export async function makeWorkspace(folder: string): Promise<void> {
  const output = await git('ls-files', '-z', '--cached', '--others', '--exclude-standard');
  const made = new Set<string>();
  for (const file of output.split('\0').filter(Boolean)) {
    const target = resolve(folder, file);
    if (!made.has(dirname(target))) await mkdir(dirname(target), { recursive: true });
    made.add(dirname(target));
    // A file that is deleted and not yet committed is still listed.
    await copyFile(file, target).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
  }
  await symlink(resolve('node_modules'), resolve(folder, 'node_modules'), 'dir');
}
